import type { LocalDate } from '#contracts/dates.ts';
import type { Notice } from '#mocks/resources/inbox/deliver.ts';
import type { Row } from '#mocks/store/row-set.ts';
import type { ReadTable } from '#mocks/store/table.ts';
import type { Reads } from '#mocks/resources/tables.ts';

type RowOf<Table> = Table extends ReadTable<infer R, infer _Index, infer _Order> ? R : never;

/** The data in addition to its row from which an event is derived. */
export interface EventContext {
  readonly tables: Reads;
  readonly today: LocalDate;
}

/** The message to a customer about a change of a row; null: none. `before` is undefined for a new row. */
export type Event<Name extends keyof Reads> = (
  after: RowOf<Reads[Name]>,
  before: RowOf<Reads[Name]> | undefined,
  context: EventContext,
) => Notice | null;

/** The messages to customers, by the table whose row has changed. */
export type Events = { readonly [Name in keyof Reads]?: readonly Event<Name>[] };

/** Returns whether a row has just reached this state. */
export const hasReached = <Status extends string>(
  after: { readonly status: Status },
  before: { readonly status: Status } | undefined,
  status: NoInfer<Status>,
) => after.status === status && before?.status !== status;

export type AnyEvent = (after: Row, before: Row | undefined, context: EventContext) => Notice | null;

/** Makes a notice about one row, sent at most once a day for each kind. */
export const about = (
  { id, userId }: { readonly id: string; readonly userId: string },
  kind: string,
  notice: Omit<Notice, 'userId' | 'topic'>,
): Notice => ({ ...notice, userId, topic: `${kind} ${id}` });
