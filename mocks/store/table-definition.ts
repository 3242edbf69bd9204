import type { EntityType } from '#contracts/entities.ts';
import { type KeyOf, type Row, withShortKeys } from './row-set.ts';

export interface TableDefinition<R extends Row, I extends string, O extends string> {
  /** Returns the key of a row in an index; null if the row is not in it. */
  readonly indexes: Readonly<Record<I, (row: R) => string | null>>;
  /** Indexes that have one row per key. */
  readonly unique: readonly NoInfer<I>[];
  /** The orders of pages, in addition to 'id'. */
  readonly orders: Readonly<Record<O, KeyOf<R>>>;
  /** Field of the row (an id, ids, or null) -> table in which those ids must exist. */
  readonly references: Readonly<Partial<Record<keyof R & string, string>>>;
  /** The row's entity in the contract; null for rows that no answer contains. */
  readonly entity: EntityDefinition<R> | null;
}

/** Rows that are entities of the contract; their changes are in the audit and the feed of changes. */
export interface EntityDefinition<R extends Row> {
  readonly type: EntityType;
  /** Returns the customer that the row belongs to; null or left out if only the administration sees it. */
  readonly owner?: (row: R) => string | null;
  /** True if every caller may see it; otherwise only its owner and the administration. */
  readonly isPublic?: true;
  /** Members that the audit does not show: contacts, tokens, sums that are stored for lists. */
  readonly hidden?: readonly (keyof R & string)[];
  /**
   * Returns whether a change is reported with the row's parent, such as a change of all scratchcards of a batch. The
   * audit then leaves the row out, and the feed of changes names one such row, so that lists are fetched again.
   */
  readonly isReportedElsewhere?: (before: R | undefined, after: R | undefined) => boolean;
  /** Returns whether a change is left out of the feed of changes, as no page has to show it at once. */
  readonly isUnannounced?: (before: R | undefined, after: R | undefined) => boolean;
  /**
   * Members, at any depth, that are amounts in minor units of the row's `currency`, in addition to those ending in
   * `Minor`.
   */
  readonly amounts?: readonly string[];
}

/** A row before and after a change; undefined if it did not exist. */
export interface RowChange {
  readonly table: string;
  readonly entity: EntityDefinition<Row> | null;
  readonly id: string;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** `defineTable<UserRecord>()({ indexes, unique, orders, references, entity })`: two calls, so that the names are inferred. */
export function defineTable<R extends Row>() {
  return <I extends string = never, O extends string = never>(
    definition: Partial<Omit<TableDefinition<R, I, O>, 'unique'>> & {
      readonly unique?: readonly NoInfer<I>[];
    },
  ): TableDefinition<R, I, O> => {
    const { indexes = {}, unique = [], orders = {}, references = {}, entity = null } = definition;
    // if left out, there are no such names
    return { indexes, unique, orders: withShortKeys(orders), references, entity } as TableDefinition<R, I, O>;
  };
}

/** Returns the key of a text in an index that ignores case. */
export const inLowerCase = (text: string) => text.toLowerCase();
