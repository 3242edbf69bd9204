import { dateFormat } from './formats.ts';

/** "February 2027" of "2027-02". A month has no zone: it is read and written in UTC. */
export function monthText(month: string, locale: string): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
