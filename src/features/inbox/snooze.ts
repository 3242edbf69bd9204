import { dateFormat } from '#src/ui/formats.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What the backend allows (docs/domain.md, "Messages"). */
export const snoozeLimits = { shortestMs: 3 * MINUTE, longestMs: 90 * DAY } as const;

/** A moment as a clock on the wall of a time zone shows it: "2027-01-10 10:00:00". */
export function wallTime(ms: number, timeZone: string): string {
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(ms);
}

const asUtc = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`);

/** The moment at which a clock in a time zone shows this. Of an hour that exists twice, one of the two. */
export function atWallTime(wall: string, timeZone: string): number {
  const guess = asUtc(wall);
  const first = guess - (asUtc(wallTime(guess, timeZone)) - guess);
  return first - (asUtc(wallTime(first, timeZone)) - guess);
}

/** 09:00 of the next day in a time zone. */
export function tomorrowMorning(now: number, timeZone: string): number {
  const [today = ''] = wallTime(now, timeZone).split(' ');
  const tomorrow = new Date(asUtc(`${today} 00:00:00`) + DAY).toISOString().slice(0, 10);
  return atWallTime(`${tomorrow} 09:00:00`, timeZone);
}
