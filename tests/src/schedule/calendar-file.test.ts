import { describe, expect, test } from 'vitest';
import { calendarFile } from '#src/schedule/calendar-file.ts';
import { paymentEvents } from '#src/schedule/payment-events.ts';

const payments = [
  { no: 0, dueDate: '2027-01-10', totalMinor: 120_00 },
  { no: 1, dueDate: '2027-02-10', totalMinor: 183_69 },
  { no: 2, dueDate: '2027-03-10', totalMinor: 183_71 },
];
const money = (minor: number) => `€${(minor / 100).toFixed(2)}`;
const now = '2027-01-10T09:00:00.000Z';

describe('a calendar file', () => {
  test('has an all-day event with a reminder for each instalment, and none for the down payment', () => {
    const text = calendarFile('Payments of PLN-000123', paymentEvents('PLN-000123', payments, money), now);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain('DTSTAMP:20270110T090000Z\r\n');
    expect(text).toContain('UID:PLN-000123-1@tranche.example\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20270210\r\n');
    expect(text).toContain(String.raw`SUMMARY:€183.69 due\, instalment 1 of 2` + '\r\n');
    expect(text.match(/TRIGGER:-PT15H/g)).toHaveLength(2);
  });

  test('every line ends with CR LF and has 75 octets at most, whatever its characters', () => {
    const long = 'Zoë Ångström; 李, '.repeat(20);
    const event = { uid: 'x', day: '2027-02-10', summary: long, description: 'a\nb' };
    const text = calendarFile('x', [event], now);
    const rows = text.split('\r\n');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const row of rows) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`SUMMARY:${long.replace(/[;,]/g, String.raw`\$&`)}`);
    expect(unfolded).toContain(String.raw`DESCRIPTION:a\nb`);
  });
});
