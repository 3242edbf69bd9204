import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { ResponseOf, CallOf, Endpoint } from '#contracts/endpoint.ts';
import type { EntityType } from '#contracts/entities.ts';
import { api } from './api.ts';
import type { ContractQuery } from './base-query.ts';
import { contextOf } from './context-of.ts';
import type { WireCall } from './exchange.ts';
import { tagsOf } from './tags.ts';

type Build = EndpointBuilder<ContractQuery, EntityType, 'api'>;
type Reads<E extends Endpoint> = QueryDefinition<
  ArgumentOf<E>,
  ContractQuery,
  EntityType,
  ResponseOf<E>,
  'api'
>;
type Sends<E extends Endpoint> = MutationDefinition<
  ArgumentOf<E>,
  ContractQuery,
  EntityType,
  ResponseOf<E>,
  'api'
>;
/** What takes no Idempotency-Key reads: a GET, or a POST that is a quote, a preview, a dry run. */
type Definition<E extends Endpoint> = E['idempotent'] extends true ? Sends<E> : Reads<E>;

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
  (argument: ArgumentOf<E>) => ({ definition, call: (argument ?? {}) as WireCall });

/** Adds endpoints of the contract to the API; returns it with a hook for each: a query for what reads, else a mutation. */
export function contractApi<const Endpoints extends Readonly<Record<string, Endpoint>>>(
  endpoints: Endpoints,
) {
  return api.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(endpoints).map(([name, definition]) => [
          name,
          definition.idempotent ? mutation(build, definition) : query(build, definition),
        ]),
      ) as { readonly [Name in keyof Endpoints]: Definition<Endpoints[Name]> }, // as `Definition` says
  });
}

/** Returns the hook that sends a command, for what is declared by its endpoint. */
export function sendHookOf<const E extends Endpoint>(definition: E) {
  const name = addressOf(definition);
  const { endpoints } = api.injectEndpoints({
    endpoints: (build): Named<Sends<E>> => ({ [name]: mutation(build, definition) }),
    overrideExisting: true, // several may declare something by the same endpoint
  });
  return only(endpoints[name]).useMutation;
}

/** Returns the hook that asks a query, for what is declared by its endpoint, whichever it is. */
export function readHookOf(definition: Endpoint) {
  const name = addressOf(definition);
  const { endpoints } = api.injectEndpoints({
    endpoints: (build): Named<QueryDefinition<WireCall, ContractQuery, EntityType, unknown, 'api'>> => ({
      [name]: build.query({
        query: (call) => ({ definition, call }),
        providesTags: (response, _error, call) => tagsOf(definition, call, response),
      }),
    }),
    overrideExisting: true,
  });
  return only(endpoints[name]).useQuery;
}

type Named<Value> = Readonly<Record<string, Value>>;

function only<Added>(added: Added | undefined): Added {
  if (added === undefined) throw new Error('The API has not taken the endpoint.');
  return added;
}

const addressOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Builds a query; the feed of changes decides when it is refetched. */
function query<const E extends Endpoint>(build: Build, definition: E) {
  const toCallOf = toCall(definition);
  return build.query<ResponseOf<E>, ArgumentOf<E>>({
    query: toCallOf,
    providesTags: (response, _error, argument) => tagsOf(definition, toCallOf(argument).call, response),
  });
}

/** Builds a mutation that invalidates nothing: one of many steps, the last of which changes what is shown. */
export function sends<const E extends Endpoint>(build: Build, definition: E) {
  return build.mutation<ResponseOf<E>, ArgumentOf<E>>({ query: toCall(definition) });
}

/**
 * Builds a mutation. The entity it concerns is refetched at once, also after a
 * refusal; the feed of changes is read next and names everything else that has changed.
 */
function mutation<const E extends Endpoint>(build: Build, definition: E) {
  const toCallOf = toCall(definition);
  return build.mutation<ResponseOf<E>, ArgumentOf<E>>({
    query: toCallOf,
    invalidatesTags: (response, _error, argument) => tagsOf(definition, toCallOf(argument).call, response),
    async onQueryStarted(_given, thunkApi) {
      await thunkApi.queryFulfilled.catch(() => undefined); // a refused command may have changed something, too
      contextOf(thunkApi).extra.changeFeed?.wakeAll();
    },
  });
}
