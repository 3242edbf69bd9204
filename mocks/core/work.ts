import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Transaction } from '#mocks/store/store.ts';
import type { PersonOf } from './subject.ts';
import type { Operation } from './operation.ts';
import type { ApprovalRecord, RequestFacts } from './rows.ts';
import type { CoreTables } from './tables.ts';

/** Services that every transaction of the core can use. */
export interface Services {
  readonly timeZone: string;
  /** Undefined for a name that the contract does not have. */
  readonly operation: (name: string) => Operation | undefined;
  readonly personOf: PersonOf;
  readonly requestFacts: (request: ApprovalRecord, today: LocalDate) => RequestFacts;
  /** Makes the changes that follow from the transaction so far, such as messages to customers. */
  readonly consequences: (work: Work) => void;
  /** Reports a fault of the backend itself. */
  readonly onProblem: (sentence: string) => void;
}

/** A transaction with the data of its request. */
export interface Work {
  readonly services: Services;
  readonly transaction: Transaction<CoreTables>;
  readonly now: Instant;
  /** The business date of `now`. */
  readonly today: LocalDate;
  /** The request's id; null for a change caused by time. */
  readonly requestId: string | null;
  /** Rows that an inner audit event has covered so far; see `audited`. */
  audited: Set<string>;
}

export function workOn(
  transaction: Transaction<CoreTables>,
  services: Services,
  requestId: string | null,
): Work {
  const { clock } = transaction;
  const [now, today] = [clock.now(), clock.businessDate(services.timeZone)];
  return { services, transaction, now, today, requestId, audited: new Set() };
}
