import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Transaction } from '#mocks/store/store.ts';
import type { PersonOf } from './auth-guard.ts';
import type { Operation } from './operation.ts';
import type { CoreTables } from './tables.ts';

/** What every transaction of the core can use. */
export interface Services {
  readonly timeZone: string;
  /** Undefined for a name that the contract does not have. */
  readonly operation: (name: string) => Operation | undefined;
  readonly personOf: PersonOf;
  /** What follows from the changes of a transaction so far: messages to customers. */
  readonly consequences: (work: Work) => void;
  /** Reports a fault of the backend itself. */
  readonly onProblem: (sentence: string) => void;
}

/** One transaction as the core runs it. */
export interface Work {
  readonly services: Services;
  readonly transaction: Transaction<CoreTables>;
  readonly now: Instant;
  /** The business date of `now`. */
  readonly today: LocalDate;
  /** Id of the request; null for a change that time causes. */
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
