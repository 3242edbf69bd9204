import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { AnswerOf, CallOf, Endpoint } from '#contracts/endpoint.ts';
import type { Tag } from './api.ts';
import type { ContractQuery } from './base-query.ts';
import type { WireCall } from './exchange.ts';

type Build = EndpointBuilder<ContractQuery, Tag, 'api'>;

type Given<E extends Endpoint> = CallOf<E> &
  (E['idempotent'] extends true ? { readonly key: string } : unknown) &
  (E['version'] extends 'requires' ? { readonly version: number } : unknown);

/**
 * The argument of a call: the endpoint's params, query and body, with `key` where it takes an Idempotency-Key and
 * `version` where it takes If-Match; void when it has none of them.
 */
export type ArgumentOf<E extends Endpoint> = keyof Given<E> extends never ? void : Given<E>;

const toCall =
  <E extends Endpoint>(definition: E) =>
  (given: ArgumentOf<E>) => ({ definition, call: (given ?? {}) as WireCall }); // void is the call without parts

/** A query made from an endpoint of the contract. */
export function reads<const E extends Endpoint>(build: Build, definition: E, provides: readonly Tag[]) {
  return build.query<AnswerOf<E>, ArgumentOf<E>>({ query: toCall(definition), providesTags: provides });
}

/** A mutation made from an endpoint of the contract. What it may change is read again, also after a refusal. */
export function changes<const E extends Endpoint>(build: Build, definition: E, invalidates: readonly Tag[]) {
  return build.mutation<AnswerOf<E>, ArgumentOf<E>>({
    query: toCall(definition),
    invalidatesTags: invalidates,
  });
}
