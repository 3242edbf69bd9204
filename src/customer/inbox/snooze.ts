import { atWallTime, wallTime } from '#src/ui/format/wall-time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The limits of the backend (docs/domain.md, "Messages"). */
export const snoozeLimits = { minMs: 3 * MINUTE, maxMs: 90 * DAY } as const;

/** Whether a message can be snoozed until this time, both in ms of the backend's clock; not for one that is no time. */
export function isSnoozable(until: number, now: number): boolean {
  const { minMs, maxMs } = snoozeLimits;
  return until >= now + minMs && until <= now + maxMs;
}

/** Returns 09:00 of the next day in a time zone, in ms. */
export function tomorrowMorning(now: number, timeZone: string): number {
  const [today = ''] = wallTime(now, timeZone).split(' ');
  const tomorrow = new Date(Date.parse(today) + DAY).toISOString().slice(0, 10);
  return atWallTime(`${tomorrow} 09:00:00`, timeZone);
}
