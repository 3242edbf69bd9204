import type { ResponseOf, Endpoint, QueryOf } from './endpoint.ts';
import type { Money } from './money.ts';
import type { Paging } from './paging.ts';

// Types derived from a list's contract, so that a column, sort or filter that it lacks does not compile.

export type ListEndpoint = Endpoint & { readonly paging: Paging };

/** A row of the list's answer. */
export type RowOf<E extends ListEndpoint> =
  ResponseOf<E> extends { readonly items: readonly (infer Row)[] } ? Row : never;

/** Keys that the list can be sorted by. */
export type SortKeyOf<E extends ListEndpoint> = E['paging']['sort'][number];

/** Names of the list's sums. */
export type SumOf<E extends ListEndpoint> = E['paging']['sums'][number];

/** Sums over all rows that match, one for each currency, by name. */
export type Sums = Readonly<Record<string, readonly Money[]>>;

type Filters<E extends ListEndpoint> =
  QueryOf<E> extends { readonly filter?: infer Filter } ? NonNullable<Filter> : never;

/** Names of the filters with a closed set of values; the others are ranges. */
export type FilterNameOf<E extends ListEndpoint> = {
  [Name in keyof Filters<E>]-?: NonNullable<Filters<E>[Name]> extends readonly string[] ? Name : never;
}[keyof Filters<E>] &
  string;

/** Names of the ranges with bounds of this type. */
export type RangeNameOf<E extends ListEndpoint, Bound> = {
  [Name in keyof Filters<E>]-?: NonNullable<Filters<E>[Name]> extends { readonly gte?: infer Given }
    ? NonNullable<Given> extends Bound
      ? Name
      : never
    : never;
}[keyof Filters<E>] &
  string;

/** The values that a filter may have. */
export type FilterValueOf<E extends ListEndpoint, Name extends FilterNameOf<E>> =
  NonNullable<Filters<E>[Name]> extends readonly (infer Value extends string)[] ? Value : never;

/** Chosen values by filter name. */
export type Chosen<E extends ListEndpoint> = {
  readonly [Name in FilterNameOf<E>]?: readonly FilterValueOf<E, Name>[];
};

/** Names of the fields of a row with values of this type. */
export type FieldOf<Row, Value> = {
  [Name in keyof Row]: Row[Name] extends Value ? Name : never;
}[keyof Row] &
  string;
