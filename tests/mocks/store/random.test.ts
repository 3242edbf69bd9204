import { describe, expect, test } from 'vitest';
import { createRandom, derivedState } from '#mocks/store/random.ts';

describe('seeded random numbers', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (seed: number | string) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw(42)).toEqual(draw(42));
    expect(draw(42)).not.toEqual(draw(43));
  });

  test('continues from a saved state', () => {
    const random = createRandom(1);
    random.next();
    const saved = JSON.parse(JSON.stringify(random.state));
    const expected = [random.uuid(), random.digits(6)];
    const resumed = createRandom('another');
    resumed.state = saved;
    expect([resumed.uuid(), resumed.digits(6)]).toEqual(expected);
  });

  test('integers include both bounds, all equally often', () => {
    const random = createRandom(3);
    const counts = new Map<number, number>();
    for (let draw = 0; draw < 60_000; draw += 1) {
      const die = random.int(1, 6);
      counts.set(die, (counts.get(die) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    // 10,000 each with a standard deviation of 91: five of them.
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(460);
  });

  test('identifiers have their shape, and sort by the time they were made', () => {
    const random = createRandom(4);
    expect(random.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(random.digits(6)).toMatch(/^\d{6}$/);
    const [older, younger] = ['2027-01-10T09:00:00.000Z', '2027-01-10T09:00:00.001Z'].map((at) =>
      random.ulid('ord', at),
    );
    expect(older).toMatch(/^ord_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect([younger, older].toSorted()).toEqual([older, younger]);
    // 2027-01-10T09:00:00.000Z is 1799571600000 ms since 1970.
    const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    const time = (older ?? '')
      .slice(4, 14)
      .split('')
      .reduce((sum, digit) => sum * 32 + digits.indexOf(digit), 0);
    expect(time).toBe(1_799_571_600_000);
  });

  test('an id sorts after another one of the same time, also where its random part cannot grow', () => {
    const random = createRandom(6);
    const at = '2027-01-10T09:00:00.000Z';
    const ids = [random.ulid('msg', at)];
    for (let no = 0; no < 50; no += 1) ids.push(random.ulid('msg', at, ids.at(-1)));
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(51);
    const time = ids[0]?.slice(0, 14) ?? '';
    expect(random.ulid('msg', at, `${time}${'Z'.repeat(15)}Y`)).toBe(`${time}${'Z'.repeat(16)}`);
    expect(random.ulid('msg', at, `${time}Y${'Z'.repeat(15)}`)).toBe(`${time}Z${'0'.repeat(15)}`);
  });

  test('a derived state depends on the state and the number only, and differs from it', () => {
    const { state } = createRandom(5);
    expect(derivedState(state, 2)).toEqual(derivedState(state, 2));
    expect(derivedState(state, 2)).not.toEqual(derivedState(state, 3));
    expect(derivedState(state, 2)).not.toEqual(derivedState(createRandom(6).state, 2));
    expect(derivedState(state, 2)).not.toEqual(state);
  });

  test('refuses an id for a time before 1970, which an id cannot express', () => {
    const random = createRandom(1);
    expect(() => random.ulid('ord', '1969-12-31T23:59:59.999Z')).toThrow('made at 1969-12-31');
    expect(random.ulid('ord', '1970-01-01T00:00:00.000Z')).toMatch(/^ord_0{10}/);
  });

  test('refuses an empty range and an empty list', () => {
    expect(() => createRandom(1).int(2, 1)).toThrow('the range is empty');
    expect(() => createRandom(1).pick([])).toThrow('the range is empty');
  });
});
