import { dateFormat } from './formats.ts';

/** Formats "2027-02" as "February 2027". A month has no zone: it is read and written in UTC. */
export function monthText(month: string, locale: string): string {
  return dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
