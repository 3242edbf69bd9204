import { expect, test } from 'vitest';
import { atBusinessTime, businessDate, businessTime, DAY, inZone } from '#mocks/time/business-time.ts';

const days = Array.from({ length: 365 }, (_, no) =>
  new Date(Date.UTC(2027, 0, 1) + no * DAY).toISOString().slice(0, 10),
);
const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30`);

test('each half hour of a year is found, except for the one that is skipped', () => {
  const missed = days.flatMap((day) =>
    times
      .map((time) => ({ day, time, at: atBusinessTime(day, time) }))
      .filter(({ time, at }) => businessDate(at) !== day || businessTime(at) !== time)
      .map(({ time }) => `${day} ${time}`),
  );
  expect(missed).toEqual(['2027-03-28 02:30']);
});

test.each([
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])('a message at any hour of the business has the same local time in %s', (timeZone) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  for (const day of ['2027-01-15', '2027-03-20', '2027-07-16', '2027-10-31']) {
    for (const time of times.slice(4)) {
      // later than any change of clocks
      const formatted = format.format(Date.parse(inZone(atBusinessTime(day, time), timeZone)));
      expect(formatted).toBe(`${day} ${time}`);
    }
  }
});
