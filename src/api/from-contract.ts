import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { AnswerOf, CallOf, Endpoint } from '#contracts/endpoint.ts';
import type { EntityType } from '#contracts/entities.ts';
import type { Services } from '#src/platform/store/services.ts';
import type { ContractQuery } from './base-query.ts';
import type { WireCall } from './exchange.ts';
import { tagsOf } from './tags.ts';

type Build = EndpointBuilder<ContractQuery, EntityType, 'api'>;

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
  // the argument is void for a call without parts
  (given: ArgumentOf<E>) => ({ definition, call: (given ?? {}) as WireCall });

/** Builds a query from an endpoint of the contract; the feed of changes decides when it is refetched. */
export function reads<const E extends Endpoint>(build: Build, definition: E) {
  const toCallOf = toCall(definition);
  return build.query<AnswerOf<E>, ArgumentOf<E>>({
    query: toCallOf,
    providesTags: (answer, _error, given) => tagsOf(definition, toCallOf(given).call, answer),
  });
}

/** Builds a mutation that invalidates nothing: one of many steps, the last of which is built by `changes`. */
export function sends<const E extends Endpoint>(build: Build, definition: E) {
  return build.mutation<AnswerOf<E>, ArgumentOf<E>>({ query: toCall(definition) });
}

/**
 * Builds a mutation from an endpoint of the contract. The entity it concerns is refetched at once, also after a
 * refusal; the feed of changes is read next and names everything else that has changed.
 */
export function changes<const E extends Endpoint>(build: Build, definition: E) {
  const toCallOf = toCall(definition);
  return build.mutation<AnswerOf<E>, ArgumentOf<E>>({
    query: toCallOf,
    invalidatesTags: (answer, _error, given) =>
      definition.idempotent ? tagsOf(definition, toCallOf(given).call, answer) : [],
    async onQueryStarted(_given, { extra, queryFulfilled }) {
      await queryFulfilled.catch(() => undefined); // a refused command may have changed something, too
      const { changeFeed } = extra as Services; // the store gives every thunk its services
      if (definition.idempotent) changeFeed?.wakeAll();
    },
  });
}
