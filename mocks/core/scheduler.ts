import type { Instant, LocalDate } from '#contracts/dates.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { ReadTables } from '#mocks/store/state.ts';
import type { Store } from '#mocks/store/store.ts';
import { approvalsDueAt, expireApprovals } from './approvals/expire.ts';
import { jobsDueAt, runJobs } from './jobs/run.ts';
import { audited, system } from './audit.ts';
import { feedChanges } from './change-feed.ts';
import { sender } from './messages.ts';
import type { CoreTables } from './tables.ts';
import { type Services, workOn } from './work.ts';
import type { ScheduledJobs } from './scheduled-jobs.ts';

export interface Scheduler {
  isDue(now: Instant): boolean;
  /** Makes all changes that are due by now. */
  catchUp(): Promise<void>;
  /** Returns the business date of a time of the store's clock. */
  today(now: Instant): LocalDate;
}

const due = { who: system, what: 'due' };

const maxRounds = 100;

/** Returns when the next change is due; null if none is. */
export function nextDueAt<Reads extends ReadTables<CoreTables>>(
  { dueAt }: Pick<ScheduledJobs<Reads, never>, 'dueAt'>,
  tables: Reads,
): Instant | null {
  const moments = [dueAt(tables), approvalsDueAt(tables), jobsDueAt(tables)];
  return moments.filter((moment) => moment !== null).toSorted()[0] ?? null;
}

/**
 * Makes the changes that are caused by time. Nothing runs in the background: due changes are made before the next
 * request is answered.
 */
export function createScheduler(
  store: Store<CoreTables>,
  scheduledJobs: ScheduledJobs<never, never>,
  services: Services,
): Scheduler {
  let version = -1;
  let dueAt: Instant | null = null;
  let minute = '';
  let day = '';

  function isDue(now: Instant): boolean {
    if (store.version !== version) {
      dueAt = nextDueAt(scheduledJobs, store.tables as never); // the backend's types ensure that they fit
      version = store.version;
    }
    return dueAt !== null && dueAt <= now;
  }

  return {
    isDue,
    async catchUp() {
      for (let round = 0; isDue(store.clock.now()); round += 1) {
        invariant(round < maxRounds, `Something was due at ${dueAt} and is still so after ${round} runs.`);
        await store.transact((transaction) => {
          const work = workOn(transaction, services, null);
          const { now, today } = work;
          const { tables, random } = transaction;
          scheduledJobs.run({
            tables: tables as never,
            now,
            today,
            random,
            send: sender(transaction),
            audited: (action, part) =>
              audited(
                work,
                { action: () => action, actor: system, approvedBy: null, reason: null, note: null },
                part,
              ).result,
          });
          expireApprovals(work);
          runJobs(work);
          services.consequences(work);
          feedChanges(work);
        }, due);
      }
    },
    today(now) {
      if (now.slice(0, 16) !== minute) {
        minute = now.slice(0, 16); // a day starts at a full minute in every zone
        day = store.clock.businessDate(services.timeZone);
      }
      return day;
    },
  };
}
