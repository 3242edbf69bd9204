import type { Instant, LocalDate } from '#contracts/dates.ts';

export interface CalendarEvent {
  /** The same in every file with this event, so that a calendar replaces the event instead of adding it again. */
  readonly uid: string;
  readonly day: LocalDate;
  /** The event of an earlier file that has ended: a calendar removes it. */
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly description: string;
}

/** Sequences are counted in seconds from here on, so that a later file has a higher one. */
const firstSecond = Date.parse('2020-01-01T00:00:00.000Z') / 1_000;

/**
 * Formats all-day events as a calendar file (RFC 5545), each with a reminder at 09:00 on the day before. A later file
 * replaces the events of an earlier one, and takes back those that have ended.
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Instant): string {
  const stamp = now.replace(/[-:]|\.\d+/g, '');
  const sequence = Math.floor(Date.parse(now) / 1_000) - firstSecond;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tranche//Payments//EN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, day, isCancelled, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${sequence}`,
      `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      ...(isCancelled ? [] : reminder(summary)),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const reminder = (summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  'TRIGGER:-PT15H',
  'END:VALARM',
];

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

const maxOctets = 75;

/** Folds a line at 75 octets; the continuation lines start with a space. No character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let row = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > maxOctets) {
      rows.push(row);
      [row, octets] = [' ', 1];
    }
    row += character;
    octets += length;
  }
  return [...rows, row].join('\r\n');
}
