import type { EntityType } from '#contracts/entities.ts';
import type { KeyOf, Row } from './row-set.ts';

export interface TableDefinition<R extends Row, I extends string, O extends string> {
  /** The key of a row in an index; null: the row is not in that index. */
  readonly indexes: Readonly<Record<I, (row: R) => string | null>>;
  /** Indexes that have one row per key. */
  readonly unique: readonly NoInfer<I>[];
  /** What pages can be sorted by, in addition to 'id'. */
  readonly orders: Readonly<Record<O, KeyOf<R>>>;
  /** Field of the row (an id, ids, or null) -> table in which those ids must exist. */
  readonly references: Readonly<Partial<Record<keyof R & string, string>>>;
  /** What a row is in the contract; null for rows that no answer contains. */
  readonly entity: EntityDefinition<R> | null;
}

/** Rows with a name in the contract: their changes are in the audit and in the feed of changes. */
export interface EntityDefinition<R extends Row> {
  readonly type: EntityType;
  /** The customer that the row belongs to; null or left out: only the administration sees it. */
  readonly owner?: (row: R) => string | null;
  /** Whether every caller may see it; left out: its owner and the administration. */
  readonly isPublic?: true;
  /** Members that the audit does not show: contacts, tokens, sums that are stored for lists. */
  readonly hidden?: readonly (keyof R & string)[];
  /**
   * Whether what has happened to a row is told by the row that it is a part of, as for all cards of a batch: the audit
   * then leaves it out, and the feed of changes names one such row, so that lists are read again.
   */
  readonly isToldElsewhere?: (before: R | undefined, after: R | undefined) => boolean;
  /** Members, at any depth, that are amounts in minor units of the row's `currency`; those that end in `Minor` are too. */
  readonly amounts?: readonly string[];
}

/** `defineTable<UserRecord>()({ indexes, unique, orders, references, entity })`: two calls, so that the names are inferred. */
export function defineTable<R extends Row>() {
  return <I extends string = never, O extends string = never>(
    definition: Partial<Omit<TableDefinition<R, I, O>, 'unique'>> & {
      readonly unique?: readonly NoInfer<I>[];
    },
  ): TableDefinition<R, I, O> => {
    const { indexes = {}, unique = [], orders = {}, references = {}, entity = null } = definition;
    return { indexes, unique, orders, references, entity } as TableDefinition<R, I, O>; // left out means: no such names
  };
}

/** The key of a text by which a list is sorted: capitals make no difference. */
export const inLowerCase = (text: string) => text.toLowerCase();
