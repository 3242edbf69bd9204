import type { LocalDate } from '#contracts/dates.ts';
import type { ResponseOf, Endpoint } from '#contracts/endpoint.ts';
import type { EntityType } from '#contracts/entities.ts';
import type { Paging } from '#contracts/paging.ts';
import type { z } from '#contracts/z.ts';
import type { Row } from '#mocks/store/row-set.ts';
import type { ReadTable } from '#mocks/store/table.ts';
import { memberOf } from './member.ts';

export type ListEndpoint = Endpoint & { readonly paging: Paging };

export type ItemOf<E extends Endpoint> =
  ResponseOf<E> extends { readonly items: readonly (infer Item)[] } ? Item : never;
type SortKeyOf<E extends ListEndpoint> = E['paging'] extends Paging<infer Key, infer _S> ? Key : never;
type SearchedOf<E extends ListEndpoint> =
  E['paging'] extends Paging<infer _K, infer Searched> ? Searched : never;
/** The names of the list's filters and ranges. */
type FilterOf<E extends Endpoint> = E extends {
  readonly query: { readonly filter: z.ZodMiniOptional<z.ZodMiniObject<infer Filters>> };
}
  ? keyof Filters & string
  : never;

export type AnyTable = ReadTable<Row, string, string>;
export type Tables = Readonly<Record<string, AnyTable>>;
export type RowOf<Table> = Table extends ReadTable<infer R extends Row, infer _I, infer _O> ? R : never;
export type IndexOf<Table> = Table extends ReadTable<infer _R extends Row, infer I, infer _O> ? I : never;

/** A value that a list can be sorted or filtered by. */
export type ItemValue = string | number | null;

/** The parent row of a list. */
interface Parent<Table> {
  readonly table: Table;
  readonly entity: EntityType;
  /** The path parameter with its id, which is the key of `owner`. */
  readonly param: string;
}

/** A list endpoint as data; sorting, search, filters, pages and cursors are derived from it. */
interface ListFacts<E extends ListEndpoint, Reads, Table extends keyof Reads, Other extends keyof Reads> {
  readonly table: Table;
  /** Builds an item. It may depend on the row, the business date and the tables in `reads`, but not on the time. */
  readonly view: (row: RowOf<Reads[Table]>, today: LocalDate, tables: Pick<Reads, Other>) => ItemOf<E>;
  /** Other tables that the view reads. They should be small, because a change in them rebuilds all items. */
  readonly reads?: readonly Other[];
  /** The table's index of owner ids; the list then shows only the caller's rows. */
  readonly owner?: IndexOf<Reads[Table]> & string;
  readonly parent?: Parent<keyof Reads & string>;
  /** Selects the rows that can appear in the list. */
  readonly where?: (row: RowOf<Reads[Table]>) => boolean;
  /**
   * Values of sort keys, filters and ranges that are not the item's property of the same name. An item with several
   * values matches a filter or a range if one of them does.
   */
  readonly values?: {
    readonly [Name in SortKeyOf<E>]?: (item: ItemOf<E>) => ItemValue;
  } & {
    readonly [Name in Exclude<FilterOf<E>, SortKeyOf<E>>]?: (
      item: ItemOf<E>,
    ) => ItemValue | readonly ItemValue[];
  };
}

type TextOf<R> = { [Name in keyof R & string]: R[Name] extends string | null ? Name : never }[keyof R &
  string];

/** The contract names the searched fields; a field that is not a text of the row needs a function here. */
type SearchFacts<Row, Searched extends string> = [Exclude<Searched, TextOf<Row>>] extends [never]
  ? { readonly search?: undefined }
  : { readonly search: { readonly [Name in Exclude<Searched, TextOf<Row>>]: (row: Row) => string | null } };

export type ListDefinition<
  E extends ListEndpoint,
  Reads,
  Table extends keyof Reads,
  Other extends keyof Reads = never,
> = ListFacts<E, Reads, Table, Other> & SearchFacts<RowOf<Reads[Table]>, SearchedOf<E>>;

/** A list definition without its type parameters, with the orders and indexes of its table. */
export interface Listing<E extends ListEndpoint = ListEndpoint> {
  readonly kind: 'listing';
  /** The name of the endpoint, so that a definition cannot be used for another one. */
  readonly endpoint: E;
  readonly table: string;
  /** Makes the rows of a list that has no table of its own, until a day; null for one that has. */
  readonly derive: ((tables: Tables, today: LocalDate) => readonly Row[]) | null;
  readonly view: (row: Row, today: LocalDate, tables: Tables) => unknown;
  readonly reads: readonly string[];
  /** Functions that return the searched texts. */
  readonly search: readonly ((row: Row) => string | null)[];
  /** Functions that return texts which are found as a whole only. */
  readonly masked: readonly ((row: Row) => string | null)[];
  readonly owner: string | null;
  readonly parent: Parent<string> | null;
  readonly where: ((row: Row) => boolean) | null;
  readonly values: Readonly<
    Record<string, ((item: unknown) => ItemValue | readonly ItemValue[]) | undefined>
  >;
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
  return <
    Name extends ListName,
    Table extends keyof Reads & string,
    Other extends keyof Reads & string = never,
  >(
    name: Name,
    definition: ListDefinition<Extract<C[Name], ListEndpoint>, Reads, Table, Other>,
  ): Listing<Extract<C[Name], ListEndpoint>> => {
    const { owner = null, parent = null, where = null, values = {} } = definition;
    const { orders, indexes } = definitions[definition.table];
    const { paging } = contract[name] as ListEndpoint; // `ListName` contains only list endpoints
    const rowKeys = (names: object) => Object.keys(names).filter((key) => !Object.hasOwn(values, key));
    const readers: Readonly<Record<string, unknown>> = definition.search ?? {};
    const readerOf = (field: string) => readers[field] ?? ((row: Row) => memberOf(row, field));
    return {
      kind: 'listing',
      endpoint: contract[name],
      table: definition.table,
      derive: null,
      view: definition.view,
      reads: definition.reads ?? [],
      search: paging.search.filter((field) => !paging.masked.includes(field)).map(readerOf),
      masked: paging.masked.map(readerOf),
      owner,
      parent,
      where,
      values,
      orders: rowKeys(orders),
      indexes: rowKeys(indexes),
      // the types have checked rows and items; the core handles all lists with the same code
    } as unknown as Listing<Extract<C[Name], ListEndpoint>>;
  };
}

/** A list whose rows are its items: derived from other tables on reading, and stored nowhere. */
interface DerivedFacts<E extends ListEndpoint, Reads, Other extends keyof Reads> {
  readonly reads: readonly Other[];
  readonly derive: (tables: Pick<Reads, Other>, today: LocalDate) => readonly (ItemOf<E> & Row)[];
}

/** Binds `derivedListing` to a contract and to tables. The searched fields have to be members of the items. */
export const derivedListingFor =
  <C extends Readonly<Record<string, Endpoint>>, Reads>(contract: C) =>
  <Name extends keyof C, Other extends keyof Reads & string>(
    name: Name,
    { reads, derive }: DerivedFacts<Extract<C[Name], ListEndpoint>, Reads, Other>,
  ): Listing<Extract<C[Name], ListEndpoint>> => {
    const endpoint = contract[name] as unknown as Extract<C[Name], ListEndpoint>; // the types allow only list endpoints
    return {
      kind: 'listing',
      endpoint,
      table: '',
      derive: derive as unknown as Listing['derive'], // as above: the core handles all lists with the same code
      view: (row) => row,
      reads,
      search: endpoint.paging.search.map((field) => (row: Row) => {
        const text = memberOf(row, field);
        return typeof text === 'string' ? text : null;
      }),
      masked: [],
      owner: null,
      parent: null,
      where: null,
      values: {},
      orders: [],
      indexes: [],
    };
  };
