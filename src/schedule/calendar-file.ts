import type { Instant, LocalDate } from '#contracts/dates.ts';

export interface CalendarEvent {
  /** The same in every file with this event, so that a calendar replaces the event instead of adding it again. */
  readonly uid: string;
  readonly day: LocalDate;
  readonly summary: string;
  readonly description: string;
}

/** Formats all-day events as a calendar file (RFC 5545), each with a reminder at 09:00 on the day before. */
export function calendarFile(name: string, events: readonly CalendarEvent[], now: Instant): string {
  const stamp = now.replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tranche//Payments//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, day, summary, description }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(summary)}`,
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

const mostOctets = 75;

/** Folds a line at 75 octets; the continuation lines start with a space. No character is split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let row = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > mostOctets) {
      rows.push(row);
      [row, octets] = [' ', 1];
    }
    row += character;
    octets += length;
  }
  return [...rows, row].join('\r\n');
}
