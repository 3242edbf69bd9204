import { dateFormat } from './formats.ts';

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
