import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { OperationName } from '#contracts/index.ts';
import type { Paging } from '#contracts/paging.ts';
import type { QueryArguments } from '#contracts/query.ts';
import { readyList } from './backend.ts';
import { idOf, type Item, readItems, shownTexts, sumsIn } from './list-reading.ts';
import { endAsNotReached } from './not-reached.ts';

interface Page {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number | null;
  readonly sums?: unknown;
}

/** More items than any list of these scenarios has; more of another backend would take hours. */
const maxItems = 2_000;

const defaultLimit = 25;

const none: readonly string[] = [];

/** The items of two readings that are in one of them only, or not the same in both. */
function movedBetween(before: readonly Item[], after: readonly Item[]): readonly Item[] {
  const [earlier, later] = [before, after].map((items) => new Map(items.map((item) => [idOf(item), item])));
  const isSame = (item: Item) => isDeepStrictEqual(earlier?.get(idOf(item)), later?.get(idOf(item)));
  return [...before, ...after].filter((item) => !isSame(item));
}

/** Prepares a list, and reads all of its items: what it answers is compared with what filtering and sorting those gives. */
export async function openList(name: OperationName, paging: Paging) {
  const { backend, request, hiddenTexts, hasEveryValue } = await readyList(name);
  const page = async (query: QueryArguments): Promise<Page> => {
    const response = await backend.ask(name, { ...request, query });
    expect(response.status, JSON.stringify([query, response.body])).toBe(200);
    return Object(response.body);
  };
  /** All pages; a repeated cursor is an error, not an endless loop. */
  async function walk(query: QueryArguments, limit?: number): Promise<readonly Item[]> {
    const items: Item[] = [];
    const cursors = new Set<string>();
    for (let next: string | null | undefined = undefined; next !== null;) {
      const { items: some, nextCursor, total, sums } = await page({ ...query, limit, cursor: next });
      expect(some.length).toBeLessThanOrEqual(limit ?? defaultLimit);
      expect([total, sums ?? null]).toEqual([null, null]);
      items.push(...some);
      const areDifferent = new Set(items.map(idOf)).size === items.length;
      if (items.length > maxItems && areDifferent && !hasEveryValue)
        endAsNotReached(`needs a shorter list: this one has more than ${maxItems} items`);
      if (nextCursor !== null && (cursors.has(nextCursor) || cursors.size > maxItems)) {
        throw new Error(`${name}: the walk through ${JSON.stringify(query)} does not end.`);
      }
      if (nextCursor !== null) cursors.add(nextCursor);
      next = nextCursor;
    }
    return items;
  }
  let all = await walk({}, 100);
  const texts = { visible: shownTexts(paging), hidden: hiddenTexts };

  /** What reading these items gives in place of the list. */
  function readingOf(items: readonly Item[], query: QueryArguments) {
    const matching = readItems(items, { ...query, sort: query.sort ?? [paging.defaultSort] }, texts);
    const ids = matching.map(idOf);
    return { query, ids, total: ids.length, sums: sumsIn(matching, paging.sums), differing: none };
  }

  /**
   * What the list answers in pages of this size, and what reading all of its items gives. Where the list has changed
   * meanwhile, of both only what has not: the items that are the same in a reading before and after.
   */
  async function compare(query: QueryArguments, limit?: number) {
    const came = await walk(query, limit);
    const { total, sums = {} } = await page({ ...query, limit: 1, total: true });
    const before = new Map(all.map((item) => [idOf(item), item]));
    const differing = came.filter((item) => !isDeepStrictEqual(item, before.get(idOf(item)))).map(idOf);
    const answered = { query, ids: came.map(idOf), total, sums, differing };
    const read = readingOf(all, query);
    if (isDeepStrictEqual(answered, read)) return { answered, read };
    const earlier = all;
    all = await walk({}, 100);
    const moved = new Set(movedBetween(earlier, all).map(idOf));
    if (moved.size === 0) return { answered, read };
    const steady = all.filter((item) => !moved.has(idOf(item)));
    const steadyIds = new Set(steady.map(idOf));
    const readOfSteady = readingOf(steady, query);
    const others = (total ?? -1) - readOfSteady.total; // of those that have changed meanwhile
    return {
      answered: {
        query,
        ids: answered.ids.filter((id) => steadyIds.has(id)),
        total: others >= 0 && others <= moved.size ? readOfSteady.total : total,
        sums: readOfSteady.sums, // those of another moment
        differing: differing.filter((id) => steadyIds.has(id)),
      },
      read: readOfSteady,
    };
  }

  return {
    backend,
    request,
    page,
    compare,
    texts,
    hasEveryValue,
    /** The items of the last reading. */
    get all() {
      return all;
    },
  };
}
