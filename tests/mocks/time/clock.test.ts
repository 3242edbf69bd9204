import { describe, expect, test } from 'vitest';
import { clockStartingAt, createClock, frozenAt } from '#mocks/time/clock.ts';

const START = '2027-01-10T09:00:00.000Z';

describe('the virtual clock', () => {
  test('starts at a given time and runs with the wall clock', () => {
    let wall = 5000;
    const clock = createClock(clockStartingAt(START, wall), () => wall);
    wall += 61_000;
    expect(clock.now()).toBe('2027-01-10T09:01:01.000Z');
  });

  test('has counted the time of a reload', () => {
    let wall = 0;
    const before = createClock(clockStartingAt(START, wall), () => wall);
    before.advance(3_600_000);
    wall = 10_000;
    const saved = JSON.parse(JSON.stringify(before.state));
    const after = createClock(frozenAt('2000-01-01T00:00:00.000Z'), () => wall);
    after.state = saved;
    expect(after.now()).toBe('2027-01-10T10:00:10.000Z');
  });

  test('does not run when frozen, and can be moved in both directions', () => {
    let wall = 0;
    const clock = createClock(frozenAt(START), () => wall);
    wall = 99_000;
    expect(clock.now()).toBe(START);
    clock.advance(-1);
    expect(clock.now()).toBe('2027-01-10T08:59:59.999Z');
  });

  test.each([
    ['2027-01-10T22:59:59.999Z', '2027-01-10'],
    ['2027-01-10T23:00:00.000Z', '2027-01-11'],
    ['2027-07-10T21:59:59.999Z', '2027-07-10'],
    ['2027-07-10T22:00:00.000Z', '2027-07-11'],
  ])('at %s the business day in Berlin is %s', (moment, day) => {
    expect(createClock(frozenAt(moment), () => 0).businessDate('Europe/Berlin')).toBe(day);
  });

  test('the clock rejects times that are invalid, out of range or fractions of a ms', () => {
    expect(() => frozenAt('yesterday')).toThrow('"yesterday": that is no moment');
    expect(() => frozenAt('1969-12-31T23:59:59.999Z')).toThrow('of its range');
    expect(() => createClock(frozenAt(START), () => 0).advance(0.5)).toThrow('by 0.5');
    const clock = createClock(frozenAt('9899-12-31T23:59:59.999Z'), () => 0);
    expect(() => clock.advance(1)).toThrow('that is not between 1970');
  });
});
