import type { Instant } from '#contracts/dates.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** A moment as the browser's field for one holds it, in this device's time zone; null is an empty field. */
export function localTime(moment: Instant | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What such a field holds as a moment; null where it holds none. */
export function momentOf(local: string): Instant | null {
  const ms = Date.parse(local);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
