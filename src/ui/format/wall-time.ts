import { dateFormat } from './formats.ts';

/** Formats an instant as the local time of a time zone: "2027-01-10 10:00:00". */
export function wallTime(ms: number, timeZone: string): string {
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(ms);
}

const asUtc = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`);

/** Returns the instant of a local time in a time zone. For an hour that occurs twice, it is one of the two. */
export function atWallTime(wall: string, timeZone: string): number {
  const guess = asUtc(wall);
  const first = guess - (asUtc(wallTime(guess, timeZone)) - guess);
  return first - (asUtc(wallTime(first, timeZone)) - guess);
}
