import type { Change } from '#contracts/changes/change.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type EntityType, entityTypes } from '#contracts/entities.ts';
import type { WireCall } from './exchange.ts';

/** A cache tag: one entity, or with the id `anyOf` all entities of a type. */
export interface Tag {
  readonly type: EntityType;
  readonly id: string;
}

/** The id for answers that show all entities of a type, or that a new entity could appear in. */
const anyOf = 'LIST';

/**
 * Returns the tags of an answer, from the ids in its path and in the answer; a list, or an answer without ids, is
 * tagged with `anyOf`.
 */
export function tagsOf(
  { entity, paging }: Endpoint,
  { params }: WireCall,
  response: unknown,
): readonly Tag[] {
  if (entity === undefined) return [];
  if (entity === 'any') return entityTypes.map((type) => ({ type, id: anyOf }));
  const ids = new Set([...Object.values(params ?? {}).map(String), ...idsIn(response)]);
  if (paging || isList(response) || ids.size === 0) ids.add(anyOf);
  return [...ids].filter(isOrdinary).map((id) => ({ type: entity, id }));
}

/** RTK Query keeps tags in plain objects, where an id from an address such as "constructor" is a member already. */
const isOrdinary = (id: string) => !(id in Object.prototype);

/** Returns the tags to invalidate after a change. */
export function tagsOfChange({ entity: { type, id } }: Pick<Change, 'entity'>): readonly Tag[] {
  return [
    { type, id },
    { type, id: anyOf },
  ];
}

/** True for an answer with items, paged or not. */
const isList = (response: unknown): response is { readonly items: readonly unknown[] } =>
  typeof response === 'object' && response !== null && 'items' in response && Array.isArray(response.items);

/** Returns the id of the answered entity, or the ids of a list's items. */
function idsIn(response: unknown): readonly string[] {
  if (typeof response !== 'object' || response === null) return [];
  if ('id' in response) return typeof response.id === 'string' ? [response.id] : [];
  return isList(response) ? response.items.flatMap(idsIn) : [];
}
