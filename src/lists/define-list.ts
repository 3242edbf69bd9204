import type { ComponentType } from 'react';
import type { QueryOf } from '#contracts/endpoint.ts';
import type { Action, Actionable, EntityAnswer } from '#src/actions/action.ts';
import type { BulkAction } from '#src/actions/bulk/bulk-action.ts';
import type { Column } from '#src/lists/columns/column.ts';
import type { Filter } from '#src/lists/filters/filter.ts';
import type { ListAnswer } from './list-phase.ts';
import type { Chosen, ListEndpoint, RowOf } from './list-types.ts';

export interface RowsAnswer<Row> extends ListAnswer<Row> {
  readonly refetch: () => unknown;
}

/** What the drawer gives the contents of an entity. */
export interface FactsProps<Entity extends Actionable> {
  readonly entity: Entity;
  /** Opens the dialog of an action. */
  readonly onChoose: (action: Action<Entity>) => void;
}

/** What a row opens. */
export interface Details<Entity extends Actionable> {
  readonly useEntity: (id: string) => EntityAnswer<Entity>;
  readonly title: (entity: Entity) => string;
  readonly Facts: ComponentType<FactsProps<Entity>>;
  /** It needs as much of the window as there is. */
  readonly isWide?: true;
  readonly actions?: readonly Action<Entity>[];
  /** The entity is itself an entry of the history. */
  readonly isHistory?: true;
}

/** Rows that people look for often, under a name. */
interface NamedView<E extends ListEndpoint> {
  readonly label: string;
  readonly filter: Chosen<E>;
}

interface ListDefinition<E extends ListEndpoint, View extends string, Entity extends Actionable> {
  /** What the list holds, in the plural: "Payments". Names the region, the search and the states. */
  readonly name: string;
  /** The address of its page, without a query. */
  readonly path: string;
  /** What tells a row from the others; the id of what it opens. */
  readonly keyOf: (row: RowOf<E>) => string;
  readonly useRows: (call: { readonly query: QueryOf<E> }) => RowsAnswer<RowOf<E>>;
  readonly columns: readonly Column<RowOf<E>>[];
  /** Beside those of the columns. */
  readonly filters?: readonly Filter[];
  /** Filters whose values the backend names. */
  readonly useFurtherFilters?: () => readonly Filter[];
  readonly views?: Readonly<Record<View, NamedView<E>>>;
  readonly details?: Details<Entity>;
  /** What can be done with many rows at once. */
  readonly bulk?: readonly BulkAction[];
  /** Said when there is nothing at all yet: why, and what would change it. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** A list of the administration: what its page shows of its endpoint. */
export interface List<
  E extends ListEndpoint,
  View extends string = never,
  Entity extends Actionable = never,
> extends ListDefinition<E, View, Entity> {
  readonly endpoint: E;
  readonly filters: readonly Filter[];
  readonly views: Readonly<Record<View, NamedView<E>>>;
}

/** Declares a list by its endpoint. A column, sort, filter or view that the contract lacks does not compile. */
export function defineList<
  const E extends ListEndpoint,
  View extends string = never,
  Entity extends Actionable = never,
>(endpoint: E, definition: ListDefinition<E, View, Entity>): List<E, View, Entity> {
  const ofColumns = definition.columns.flatMap(({ filter }) => filter ?? []);
  return {
    ...definition,
    endpoint,
    filters: [...ofColumns, ...(definition.filters ?? [])],
    views: definition.views ?? ({} as Record<View, NamedView<E>>), // no view has a name then
  };
}
