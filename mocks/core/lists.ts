import type { LocalDate } from '#contracts/dates.ts';
import { pageLimits } from '#contracts/paging.ts';
import { decodeQuery } from '#contracts/query.ts';
import { z } from '#contracts/z.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { AnyTable, Listing, Tables } from './list-definition.ts';
import { type Items, itemsOf, revisionsOf } from './list-items.ts';
import { pagesOf } from './list-pages.ts';
import { type ListRequest, type OrderedRows, orderedRows, type SortBy } from './list-rows.ts';
import { sumsOf } from './list-sums.ts';
import { defineTable } from '#mocks/store/table-definition.ts';
import { Table } from '#mocks/store/table.ts';
import { validated } from './validation.ts';

/** The query of any list after its own schema has validated it; `paged` declares exactly these members. */
interface Query {
  readonly q?: string;
  readonly sort?: readonly string[];
  readonly cursor?: string;
  readonly limit?: number;
  readonly total?: boolean;
  readonly filter?: ListRequest['filter'];
}

/** Returns one page as JSON in UTF-8; raises validation-failed for an invalid query. */
export type ListReader = (search: string, ownerId: string | null, today: LocalDate) => Uint8Array;

/** The rows that match one query; its pages are slices of them. */
interface Result extends OrderedRows {
  /** The query and the owner, so that the cursor of one list is refused by another. */
  readonly mark: string;
  readonly items: Items;
  readonly limit: number;
  /** The number of matching rows; null if it was not requested. */
  readonly total: number | null;
  /** The members of a page after `total`, as JSON text. */
  readonly sums: string;
}

const maxResults = 20; // the number of cached results, each with up to as many rows as the table

const utf8 = new TextEncoder();

/**
 * Reads one list. The matching rows of a query are computed once for all its pages, and each page is serialised once,
 * until the tables or the day change.
 */
export function listReader(name: string, listing: Listing, tables: Tables): ListReader {
  const { paging, query } = listing.endpoint;
  const schema = z.strictObject(query ?? {});
  const { derive } = listing;
  const derived = derive ? new Table(name, defineTable()({})) : null;
  const table = derived ?? tableOf(name, listing, tables);
  invariant(
    listing.owner === null || listing.endpoint.access !== 'public',
    `The list ${name} is of the caller’s own rows, but its callers are not known.`,
  );
  const itemsAt = itemsOf(listing, paging.item, tables);
  const results = new Map<string, Result>();
  const pages = pagesOf();
  let stamp = '';
  let isPrepared = false;

  function find(given: Query, ownerId: string | null, today: LocalDate): Result {
    const {
      q = '',
      sort = [paging.defaultSort],
      filter = {},
      limit = pageLimits.default,
      total = false,
    } = given;
    const filters = Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const mark = JSON.stringify([name, sort, q, filters, ownerId]);
    const request: ListRequest = { sort: sort.map(sortBy), q, filter, ownerId };
    const items = itemsAt(today);
    const ordered = orderedRows(listing, table, items, request);
    // A caller who reads the whole list is likely to search it next.
    if (!isPrepared && q === '' && filters.length === 0 && ownerId === null) {
      items.texts.prepare(ordered.ascending, table.revision);
      isPrepared = true;
    }
    const { rows } = ordered;
    const hasSums = paging.sums.length > 0;
    const sums = total && hasSums ? sumsOf(paging.sums, rows.map(items.item)) : null;
    return {
      ...ordered,
      mark,
      items,
      limit,
      total: total ? rows.length : null,
      sums: hasSums ? `,"sums":${JSON.stringify(sums)}` : '',
    };
  }

  /** Returns the rows that match a query string, cached, and the cursor in the query string. */
  function resultOf(search: string, ownerId: string | null, today: LocalDate) {
    const [whole, cursor] = withoutCursor(search);
    const key = `${ownerId ?? ''} ${whole}`;
    const cachedResult = results.get(key);
    if (cachedResult) return { result: cachedResult, cursor };
    const given = validated(schema, decodeQuery(search), '/query') as Query;
    const result = find(given, ownerId, today);
    if (results.size >= maxResults) results.clear();
    if (given.cursor === cursor) results.set(key, result);
    return { result, cursor: given.cursor };
  }

  return (search, ownerId, today) => {
    const now = `${derived ? '' : table.revision} ${today}${revisionsOf(listing, tables)}`;
    if (now !== stamp) {
      derived?.load(derive?.(tables, today) ?? []);
      results.clear();
      pages.clear();
      stamp = now;
    }
    const key = `${ownerId ?? ''} ${search}`;
    const cachedPage = pages.get(key);
    if (cachedPage !== undefined) return cachedPage;
    const { result, cursor } = resultOf(search, ownerId, today);
    const page = utf8.encode(pageOf(result, cursor));
    pages.keep(key, page);
    return page;
  };
}

/** Returns the page that starts at a cursor; the first page without one. */
function pageOf(
  { rows, keysOf, indexAfter, mark, items, limit, total, sums }: Result,
  cursor: string | undefined,
): string {
  const start = cursor === undefined ? 0 : indexAfter(readCursor(mark, cursor));
  const end = start + limit;
  const page = rows.slice(start, end);
  const last = page.at(-1);
  const next =
    last && end < rows.length
      ? `"${writeCursor(mark, { index: end, keys: keysOf(last), id: last.id })}"`
      : 'null';
  return `{"items":[${page.map(items.json).join(',')}],"nextCursor":${next},"total":${total}${sums}}`;
}

function tableOf(name: string, listing: Listing, tables: Tables): AnyTable {
  const table = tables[listing.table];
  invariant(table, `The list ${name} is of a table "${listing.table}" that does not exist.`);
  return table;
}

const sortBy = (key: string): SortBy => ({ key: key.replace(/^-/, ''), falling: key.startsWith('-') });

const cursorParameter = /(?:^|&)cursor=([\w-]+)(?=&|$)/;

/** Splits a query string into the part without the cursor, and the cursor; undefined without one. */
function withoutCursor(search: string): readonly [string, string | undefined] {
  const match = cursorParameter.exec(search);
  if (!match) return [search, undefined];
  return [search.slice(0, match.index) + search.slice(match.index + match[0].length), match[1]];
}
