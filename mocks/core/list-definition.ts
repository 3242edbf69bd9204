import type { LocalDate } from '#contracts/dates.ts';
import type { AnswerOf, Endpoint } from '#contracts/endpoint.ts';
import type { Paging } from '#contracts/paging.ts';
import type { z } from '#contracts/z.ts';
import type { Row } from '#mocks/store/row-set.ts';
import type { ReadTable } from '#mocks/store/table.ts';

export type ListEndpoint = Endpoint & { readonly paging: Paging };

export type ItemOf<E extends Endpoint> =
  AnswerOf<E> extends { readonly items: readonly (infer Item)[] } ? Item : never;
export type SortKeyOf<E extends ListEndpoint> = E['paging'] extends Paging<infer Key> ? Key : never;
export type FilterOf<E extends Endpoint> = E extends {
  readonly query: { readonly filter: z.ZodMiniOptional<z.ZodMiniObject<infer Filters>> };
}
  ? keyof Filters & string
  : never;

export type AnyTable = ReadTable<Row, string, string>;
export type RowOf<Table> = Table extends ReadTable<infer R extends Row, infer _I, infer _O> ? R : never;
export type IndexOf<Table> = Table extends ReadTable<infer _R extends Row, infer I, infer _O> ? I : never;

/** What a list is sorted by; null comes last in either direction. */
export type ItemKey = string | number | null;

/** A list endpoint as data. Sorting, search, filters, pages and cursors follow from it. */
export interface ListDefinition<E extends ListEndpoint, Reads, Table extends keyof Reads> {
  readonly table: Table;
  /** Depends on the row and the day; never on the instant, nor on other rows: a row carries what its list shows. */
  readonly view: (row: RowOf<Reads[Table]>, today: LocalDate) => ItemOf<E>;
  /** The texts that `q` is looked for in. */
  readonly search: (item: ItemOf<E>) => readonly (string | null)[];
  /** The table's index that holds the caller's id: the list shows only those rows. */
  readonly owner?: IndexOf<Reads[Table]> & string;
  /** Rows that are shown at all. */
  readonly where?: (row: RowOf<Reads[Table]>) => boolean;
  /** Instead of the item's property of that name. */
  readonly sort?: { readonly [Key in SortKeyOf<E>]?: (item: ItemOf<E>) => ItemKey };
  readonly filters?: { readonly [Name in FilterOf<E>]?: (item: ItemOf<E>) => string | null };
}

/** A definition with its types forgotten, and the orders and indexes that its table has. */
export interface Listing<E extends ListEndpoint = ListEndpoint> {
  readonly kind: 'listing';
  /** Of which endpoint: keeps one list from being given for another. */
  readonly endpoint: E;
  readonly table: string;
  readonly view: (row: Row, today: LocalDate) => unknown;
  readonly search: (item: unknown) => readonly (string | null)[];
  readonly owner: string | null;
  readonly where: ((row: Row) => boolean) | null;
  readonly sort: Readonly<Record<string, ((item: unknown) => ItemKey) | undefined>>;
  readonly filters: Readonly<Record<string, ((item: unknown) => string | null) | undefined>>;
  readonly orders: readonly string[];
  readonly indexes: readonly string[];
}

interface Names {
  readonly orders: object;
  readonly indexes: object;
}

/** Binds `listing` to a contract and to tables. */
export function listingFor<C extends Readonly<Record<string, Endpoint>>, Reads>(
  contract: C,
  definitions: { readonly [Name in keyof Reads]: Names },
) {
  type ListName = { [Name in keyof C]: C[Name] extends ListEndpoint ? Name : never }[keyof C];
  return <Name extends ListName, Table extends keyof Reads & string>(
    name: Name,
    definition: ListDefinition<Extract<C[Name], ListEndpoint>, Reads, Table>,
  ): Listing<Extract<C[Name], ListEndpoint>> => {
    const { owner = null, where = null, sort = {}, filters = {} } = definition;
    const { orders, indexes } = definitions[definition.table];
    const erased: Omit<ListDefinition<ListEndpoint, Reads, Table>, 'view'> = definition as never;
    return {
      ...erased,
      kind: 'listing',
      endpoint: contract[name],
      owner,
      where,
      sort,
      filters,
      orders: Object.keys(orders).filter((key) => !Object.hasOwn(sort, key)),
      indexes: Object.keys(indexes).filter((key) => !Object.hasOwn(filters, key)),
      view: definition.view,
      // The types said which rows and items belong together; the core has one code for all lists.
    } as unknown as Listing<Extract<C[Name], ListEndpoint>>;
  };
}
