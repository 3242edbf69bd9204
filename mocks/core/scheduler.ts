import type { Instant, LocalDate } from '#contracts/dates.ts';
import { invariant } from '#mocks/invariant.ts';
import type { Store } from '#mocks/store/store.ts';
import { audited, system } from './audit.ts';
import { feedChanges } from './change-feed.ts';
import { sender } from './messages.ts';
import type { CoreTables } from './tables.ts';
import { workOn } from './work.ts';
import type { ScheduledJobs } from './scheduled-jobs.ts';

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
        await store.transact((transaction) => {
          const work = workOn(transaction, timeZone, null);
          const { now, today } = work;
          const { tables, random } = transaction;
          scheduledJobs.run({
            tables: tables as never,
            now,
            today,
            random,
            send: sender(transaction),
            audited: (action, part) =>
              audited(work, { action, actor: system, approvedBy: null, reason: null }, part).result,
          });
          feedChanges(work);
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
