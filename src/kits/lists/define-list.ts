import type { JSXElementConstructor } from 'react';
import type { QueryOf } from '#contracts/endpoint.ts';
import type { Action, Actionable, EntityAnswer } from '#src/kits/actions/action.ts';
import type { BulkAction } from '#src/kits/actions/bulk/bulk-action.ts';
import { type RouteId, routes } from '#src/platform/routing/page-table.ts';
import type { Formats } from '#src/kits/actions/use-formats.ts';
import type { Column } from '#src/kits/lists/columns/column.ts';
import type { Filter } from '#src/kits/lists/filters/filter.ts';
import type { ListAnswer } from './list-phase.ts';
import type { Chosen, ListEndpoint, RowOf } from '#contracts/list-types.ts';

export interface RowsAnswer<Row> extends ListAnswer<Row> {
  readonly refetch: () => unknown;
}

/** Props for the component that renders an entity in the drawer. */
export interface FactsProps<Entity extends Actionable> {
  readonly entity: Entity;
  /** The actions of the list's details. */
  readonly actions: readonly Action<Entity>[];
  /** Opens the dialog of an action. */
  readonly onChoose: (action: Action<Entity>) => void;
}

/** What still waits for a decision, the one that has waited longest first. */
interface Waiting {
  readonly items: readonly { readonly id: string }[];
  /** How many; null if the list was not asked to count. */
  readonly total: number | null;
}

/** A queue whose items are decided one after the other. */
export interface Queue<Entity extends Actionable> {
  /** The actions that take an item out of the queue. */
  readonly after: readonly Action<Entity>[];
  readonly useWaiting: (options: { readonly refetchOnMountOrArgChange: true }) => {
    readonly currentData?: Waiting | undefined;
    readonly isFetching: boolean;
  };
}

/** What opening a row shows. */
export interface Details<Entity extends Actionable> {
  readonly useEntity: (id: string) => EntityAnswer<Entity>;
  /** Names the entity, in its drawer, in the browser's tab and in the dialogs of its actions. */
  readonly title: (entity: Entity, formats: Formats) => string;
  /** Renders the entity. */
  readonly Facts: JSXElementConstructor<FactsProps<Entity>>;
  /** The drawer takes as much of the window's width as possible. */
  readonly isWide?: true;
  readonly actions?: readonly Action<Entity>[];
  /** The actions taken most often: the first of them that is allowed has a button beside the menu. */
  readonly usual?: readonly Action<Entity>[];
  /** On a phone the allowed ones of these, two at most, are in the fixed bar instead of the first usual one. */
  readonly decisions?: readonly Action<Entity>[];
  /** After an action of this queue, the receipt leads on to the next item. */
  readonly queue?: Queue<Entity>;
  /** The drawer has no link to the history: the contents are one of its entries, or have the link themselves. */
  readonly ownHistory?: true;
}

/** A named set of filters that people use often. */
interface NamedView<E extends ListEndpoint> {
  readonly label: string;
  readonly filter: Chosen<E>;
}

interface ListDefinition<E extends ListEndpoint, View extends string, Entity extends Actionable> {
  /** The plural of what the list holds, such as "Payments". It labels the region, the search and the empty states. */
  readonly name: string;
  readonly page: RouteId;
  /** The unique key of a row: the id of the entity that it opens. */
  readonly keyOf: (row: RowOf<E>) => string;
  readonly useRows: (call: { readonly query: QueryOf<E> }) => RowsAnswer<RowOf<E>>;
  readonly columns: readonly Column<RowOf<E>>[];
  /** Filters in addition to those of the columns. */
  readonly filters?: readonly Filter[];
  /** Filters whose values come from the backend; null while the address has a value of theirs that is not read yet. */
  readonly useFurtherFilters?: () => readonly Filter[] | null;
  readonly views?: Readonly<Record<View, NamedView<E>>>;
  readonly details?: Details<Entity>;
  /** The bulk actions for selected rows. */
  readonly bulk?: readonly BulkAction[];
  /** Shown when the list has no rows at all: why, and what would change it. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** A list of the administration as its page renders it. */
export interface List<
  E extends ListEndpoint,
  View extends string = never,
  Entity extends Actionable = never,
> extends ListDefinition<E, View, Entity> {
  readonly endpoint: E;
  /** The path of its page, without a query. */
  readonly path: string;
  readonly filters: readonly Filter[];
  readonly views: Readonly<Record<View, NamedView<E>>>;
}

/** Declares a list by its endpoint. A column, sort, filter or view that is not in the contract does not compile. */
export function defineList<
  const E extends ListEndpoint,
  View extends string = never,
  Entity extends Actionable = never,
>(endpoint: E, definition: ListDefinition<E, View, Entity>): List<E, View, Entity> {
  const ofColumns = definition.columns.flatMap(({ filter }) => filter ?? []);
  return {
    ...definition,
    endpoint,
    path: routes[definition.page].path,
    filters: [...ofColumns, ...(definition.filters ?? [])],
    views: definition.views ?? ({} as Record<View, NamedView<E>>), // without `views`, `View` has no members
  };
}
