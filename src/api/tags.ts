import type { Change } from '#contracts/changes/endpoints.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { EntityType } from '#contracts/entities.ts';
import type { WireCall } from './exchange.ts';

/** Names one entity, or with the id of `anyOf` all of a type. */
export interface Tag {
  readonly type: EntityType;
  readonly id: string;
}

/** The id of whatever shows all entities of a type, or may show one that it does not show yet. */
const anyOf = 'LIST';

/** What an answer shows, by the ids in its path and in the answer; a list, and what has no id, shows any of its type. */
export function tagsOf({ entity, paging }: Endpoint, { params }: WireCall, answer: unknown): readonly Tag[] {
  if (entity === undefined) return [];
  if (entity === 'any') return EntityType.options.map((type) => ({ type, id: anyOf }));
  const ids = new Set([...Object.values(params ?? {}).map(String), ...idsIn(answer)]);
  if (paging || isList(answer) || ids.size === 0) ids.add(anyOf);
  return [...ids].map((id) => ({ type: entity, id }));
}

/** What has to be read again after a change. */
export function tagsOfChange({ entity: { type, id } }: Pick<Change, 'entity'>): readonly Tag[] {
  return [
    { type, id },
    { type, id: anyOf },
  ];
}

/** A page, or a list that has no pages. */
const isList = (answer: unknown): answer is { readonly items: readonly unknown[] } =>
  typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items);

/** The ids of an answer's own entity, or of a page's items. */
function idsIn(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('id' in answer) return typeof answer.id === 'string' ? [answer.id] : [];
  return isList(answer) ? answer.items.flatMap(idsIn) : [];
}
