import type { LocalDate } from '#contracts/dates.ts';
import type { Schedule, ScheduleLine, ScheduleReason } from '#contracts/plans/schedule.ts';

/** One version of a schedule, with why it was replaced. */
export interface ScheduleVersion {
  readonly version: number;
  readonly since: LocalDate;
  readonly reason: ScheduleReason;
  readonly lines: readonly ScheduleLine[];
  /** Null for the current version. */
  readonly replaced: { readonly on: LocalDate; readonly reason: ScheduleReason } | null;
}

/** Returns all versions, oldest first; the last one is current. */
export function versionsOf({ earlier, version, since, reason, lines }: Schedule): ScheduleVersion[] {
  const all = [...earlier, { version, since, reason, lines }];
  return all.map((each, index) => {
    const next = all[index + 1];
    return { ...each, replaced: next ? { on: next.since, reason: next.reason } : null };
  });
}

/** Consecutive instalments of the same amount. */
export interface Run {
  readonly count: number;
  readonly amountMinor: number;
}

/** What a version asked for after a day and was not paid by then: runs of equal instalments, and the last day. */
export interface Ahead {
  readonly runs: readonly Run[];
  readonly lastDueDate: LocalDate | null;
}

const isInstalment = ({ no, kind }: ScheduleLine) => no > 0 && kind === 'SCHEDULED';

const isPaidBy = ({ openMinor, paidOn }: ScheduleLine, day: LocalDate) =>
  openMinor === 0 && (paidOn === null || paidOn <= day);

export function aheadOf({ lines }: Pick<ScheduleVersion, 'lines'>, day: LocalDate): Ahead {
  const coming = lines.filter((line) => isInstalment(line) && line.dueDate > day && !isPaidBy(line, day));
  const runs: Run[] = [];
  for (const { totalMinor: amountMinor } of coming) {
    const last = runs.at(-1);
    if (last?.amountMinor === amountMinor) runs.splice(-1, 1, { amountMinor, count: last.count + 1 });
    else runs.push({ amountMinor, count: 1 });
  }
  return { runs, lastDueDate: coming.at(-1)?.dueDate ?? null };
}

/** Returns the previous version's amount on the day of a line if it differs; else null. */
export function changedFrom(line: ScheduleLine, before: ScheduleVersion | undefined): number | null {
  const old = before?.lines.find((each) => isInstalment(each) && each.dueDate === line.dueDate);
  return old && isInstalment(line) && old.totalMinor !== line.totalMinor ? old.totalMinor : null;
}
