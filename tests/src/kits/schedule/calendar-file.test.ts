import { describe, expect, test } from 'vitest';
import { calendarFile } from '#src/kits/schedule/calendar-file.ts';

const now = '2027-01-10T09:00:00.000Z';

describe('a calendar file', () => {
  const event = { uid: 'x', day: '2027-02-10', isCancelled: false, summary: 'a, b', description: 'c' };

  test('has an all-day event with a reminder, and none for one that has ended', () => {
    const text = calendarFile('x', [event, { ...event, uid: 'y', isCancelled: true }], now);
    expect(text).toContain('DTSTAMP:20270110T090000Z\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20270210\r\n');
    expect(text).toContain(String.raw`SUMMARY:a\, b` + '\r\n');
    expect(text.match(/TRIGGER:-PT15H/g)).toHaveLength(1);
    expect(text.match(/UID:y\r\n[^]*STATUS:CANCELLED/)).not.toBeNull();
  });

  test('a later file has a higher sequence', () => {
    const sequence = (at: string) => Number(/SEQUENCE:(\d+)/.exec(calendarFile('x', [event], at))?.[1]);
    expect(sequence('2027-01-10T09:00:01.000Z')).toBe(sequence(now) + 1);
    expect(sequence('2027-01-10T09:00:01.000Z')).toBeLessThan(2 ** 31);
  });

  test('every line ends with CR LF and has 75 octets at most, whatever its characters', () => {
    const long = 'Zoë Ångström; 李, '.repeat(20);
    const text = calendarFile('x', [{ ...event, summary: long, description: 'a\nb' }], now);
    const rows = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const row of rows) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`SUMMARY:${long.replace(/[;,]/g, String.raw`\$&`)}`);
    expect(unfolded).toContain(String.raw`DESCRIPTION:a\nb`);
  });
});
