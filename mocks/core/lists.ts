import type { LocalDate } from '#contracts/dates.ts';
import { pageLimits } from '#contracts/paging.ts';
import { decodeQuery } from '#contracts/query.ts';
import { z } from '#contracts/z.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { invariant } from '#mocks/invariant.ts';
import type { AnyTable, Listing } from './list-definition.ts';
import { itemsOf } from './list-items.ts';
import { pageOfList, type ListRequest } from './list-page.ts';
import { validated } from './validation.ts';

/** What every list's query is once its own schema has checked it: `paged` declares these members and no others. */
interface Query {
  readonly q?: string;
  readonly sort?: string;
  readonly cursor?: string;
  readonly limit?: number;
  readonly filter?: Readonly<Record<string, readonly string[] | undefined>>;
}

/** The JSON text of one page; raises validation-failed for a query that does not fit. */
export type ListReader = (search: string, ownerId: string | null, today: LocalDate) => string;

const mostPages = 1000;

/** Reads one list. Pages asked for again are given again until the table or the day changes. */
export function listReader(
  name: string,
  listing: Listing,
  tables: Readonly<Record<string, AnyTable>>,
): ListReader {
  const { paging, query } = listing.endpoint;
  const schema = z.strictObject(query ?? {});
  const table = tables[listing.table];
  invariant(table, `The list ${name} is of a table "${listing.table}" that does not exist.`);
  invariant(
    listing.owner === null || listing.endpoint.access !== 'public',
    `The list ${name} is of the caller's own rows, but its callers are not known.`,
  );
  const itemsAt = itemsOf(listing, paging.item);
  let pages = new Map<string, string>();
  let pagesStamp = '';

  const read = (search: string, ownerId: string | null, today: LocalDate): string => {
    const given = validated(schema, decodeQuery(search), '/query') as Query;
    const { q = '', sort = paging.defaultSort, filter = {}, limit = pageLimits.default } = given;
    const filters = Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const list = JSON.stringify([name, sort, q, filters, ownerId]);
    const wish: ListRequest = {
      key: sort.replace(/^-/, ''),
      falling: sort.startsWith('-'),
      limit,
      q,
      filter,
      ownerId,
      after: given.cursor === undefined ? null : readCursor(list, given.cursor),
    };
    const items = itemsAt(today);
    const { rows, total, next } = pageOfList(listing, table, items, wish);
    const cursor = next && JSON.stringify(writeCursor(list, next));
    return `{"items":[${rows.map(items.json).join(',')}],"nextCursor":${cursor},"total":${total}}`;
  };

  return (search, ownerId, today) => {
    const stamp = `${table.revision} ${today}`;
    if (stamp !== pagesStamp || pages.size >= mostPages) {
      pages = new Map();
      pagesStamp = stamp;
    }
    const key = `${ownerId ?? ''} ${search}`;
    let page = pages.get(key);
    if (page === undefined) pages.set(key, (page = read(search, ownerId, today)));
    return page;
  };
}
