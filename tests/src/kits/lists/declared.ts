import type { Endpoint } from '#contracts/endpoint.ts';
import type { Action, Actionable } from '#src/kits/actions/action.ts';
import type { BulkAction } from '#src/kits/actions/bulk/bulk-action.ts';
import type { Column } from '#src/kits/lists/columns/column.ts';
import type { Filter } from '#src/kits/lists/filters/filter.ts';

/** A list of the administration, whatever its rows are. */
interface AnyList {
  readonly name: string;
  readonly path: string;
  readonly endpoint: Endpoint;
  readonly columns: readonly Column<unknown>[];
  readonly keyOf: (row: unknown) => string;
  readonly filters: readonly Filter[];
  readonly details?: { readonly actions?: readonly Action<Actionable>[] };
  readonly bulk?: readonly BulkAction[];
  readonly views?: Readonly<Record<string, { readonly label: string }>>;
}

const isList = (value: unknown): value is AnyList =>
  typeof value === 'object' && value !== null && 'endpoint' in value && 'columns' in value;

const modules = import.meta.glob<object>('/src/administration/*/*list.tsx', { eager: true });

/** Every list that a feature declares, so that a new one is in each generated test. */
export const declaredLists = Object.values(modules).flatMap((module) => Object.values(module).filter(isList));
