import { expect, test } from 'vitest';
import { isSnoozable, tomorrowMorning } from '#src/customer/inbox/snooze.ts';
import { atWallTime, wallTime } from '#src/ui/format/wall-time.ts';

const zone = 'Europe/Berlin';
const ms = (instant: string) => Date.parse(instant);

test.each([
  ['2027-01-10T09:00:00Z', '2027-01-11T08:00:00.000Z'],
  ['2027-01-10T23:30:00Z', '2027-01-12T08:00:00.000Z'], // after midnight in Berlin
  ['2027-03-27T12:00:00Z', '2027-03-28T07:00:00.000Z'], // summer time begins that night
  ['2027-10-30T12:00:00Z', '2027-10-31T08:00:00.000Z'], // and ends
])('the morning after %s', (now, morning) => {
  expect(new Date(tomorrowMorning(ms(now), zone)).toISOString()).toBe(morning);
});

test.each(['2027-01-10T09:00:00Z', '2027-07-01T21:59:59Z', '2027-03-28T01:00:00Z'])(
  'an instant is found from its local time: %s',
  (instant) => {
    expect(atWallTime(wallTime(ms(instant), zone), zone)).toBe(ms(instant));
  },
);

test.each([
  ['2027-01-10T09:02:59.999Z', false],
  ['2027-01-10T09:03:00.000Z', true],
  ['2027-04-10T09:00:00.000Z', true],
  ['2027-04-10T09:00:00.001Z', false],
  ['', false],
])('at 09:00 on 10 January a message can be snoozed until %j: %s', (until, expected) => {
  expect(isSnoozable(Date.parse(until), ms('2027-01-10T09:00:00Z'))).toBe(expected);
});
