import type { Instant, LocalDate } from '#contracts/dates.ts';
import { invariant } from '#mocks/invariant.ts';
import type { Transaction, Store } from '#mocks/store/store.ts';
import type { Message } from './handler.ts';
import type { coreTables } from './tables.ts';
import type { ScheduledJobs } from './scheduled-jobs.ts';

export type CoreTables = typeof coreTables;

/** Puts a message into the tables of a transaction: it is sent exactly when the rest of it happened. */
export function sender({ tables, random, clock }: Transaction<CoreTables>): (message: Message) => void {
  const sentAt = clock.now();
  return (message) => void tables.messages.insert({ ...message, id: random.ulid('msg', sentAt), sentAt });
}

export interface Scheduler {
  isDue(now: Instant): boolean;
  /** Lets happen what is due by now. */
  catchUp(): Promise<void>;
  /** The business date of a moment of the store's clock. */
  today(now: Instant): LocalDate;
}

const mostRounds = 100;

/** Time-driven changes: nothing runs in the background, they happen just before somebody could see them missing. */
export function createScheduler(
  store: Store<CoreTables>,
  scheduledJobs: ScheduledJobs<never, never>,
  timeZone: string,
): Scheduler {
  let version = -1;
  let dueAt: Instant | null = null;
  let minute = '';
  let day = '';

  function isDue(now: Instant): boolean {
    if (store.version !== version) {
      dueAt = scheduledJobs.dueAt(store.tables as never); // the backend's types have put scheduledJobs and store together
      version = store.version;
    }
    return dueAt !== null && dueAt <= now;
  }

  return {
    isDue,
    async catchUp() {
      for (let round = 0; isDue(store.clock.now()); round += 1) {
        invariant(round < mostRounds, `Something was due at ${dueAt} and is still so after ${round} runs.`);
        await store.transact((draft) => {
          const { tables, random, clock } = draft;
          const [now, today] = [clock.now(), clock.businessDate(timeZone)];
          scheduledJobs.run({ tables: tables as never, now, today, random, send: sender(draft) });
        });
      }
    },
    today(now) {
      if (now.slice(0, 16) !== minute) {
        minute = now.slice(0, 16); // a day begins with a minute, in every zone
        day = store.clock.businessDate(timeZone);
      }
      return day;
    },
  };
}
