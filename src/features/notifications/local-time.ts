import type { Instant } from '#contracts/dates.ts';

const two = (part: number) => String(part).padStart(2, '0');

/** Formats an instant for a native date and time field, in this device's time zone; null gives an empty text. */
export function localTime(moment: Instant | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Returns the value of such a field as an instant; null if it is empty or invalid. */
export function momentOf(local: string): Instant | null {
  const ms = Date.parse(local);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}
