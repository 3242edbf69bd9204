import { beforeEach, describe, expect, test, vi } from 'vitest';
import { searchTexts } from '#mocks/core/list-search.ts';
import { openNotes } from './notes/open.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
}

const person = (id: string, name: string, city: string | null = null): Person => ({ id, name, city });
const cities = new Map<string, string | null>();
let reads = 0;

/** Rows of a table hold an id; the other texts are found by it. */
function textsOf(people: readonly Person[]) {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (const { id, city } of people) cities.set(id, city);
  return searchTexts([
    ({ id }) => {
      reads += 1;
      return names.get(id) ?? null;
    },
    ({ id }) => cities.get(id) ?? null,
  ]);
}

const search = (people: readonly Person[], q: string) => {
  const isMatch = textsOf(people).test(q);
  return isMatch ? people.filter(isMatch).map(({ id }) => id) : null;
};

beforeEach(() => {
  reads = 0;
});

describe('a search term', () => {
  const people = [
    person('1', 'Anna', 'Bonn'),
    person('2', 'Émil', null),
    person('3', '+4915112345678'),
    person('4', 'Noor de Sommer'),
  ];

  test.each<[string, readonly string[] | null]>([
    ['ANNA', ['1']],
    ['bonn', ['1']],
    ['emil', ['2']],
    ['+49 (151) 123', ['3']],
    ['sommer noor', ['4']],
    ['noor  de', ['4']],
    ['noor anna', []],
    ['null', []],
    ['  ', null],
  ])('%j finds %j', (q, ids) => expect(search(people, q)).toEqual(ids));

  test('is not found across two texts of a row, whatever characters it has', () => {
    for (const q of ['nabo', 'na bo', 'na\0bo', 'a\0'])
      expect(search(people, q), JSON.stringify(q)).toEqual([]);
    expect(search([person('4', 'a\0b')], 'a\0b')).toEqual(['4']);
  });
});

describe('the texts of many rows', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => person(String(index), 'Anna'));

  test('are read once for all searches', () => {
    const people = many(10);
    const texts = textsOf(people);
    for (const q of ['a', 'an']) expect(people.filter(texts.test(q) ?? (() => false))).toHaveLength(10);
    expect(reads).toBe(10);
  });

  test('are prepared in slices, so that the first search reads none', () => {
    vi.useFakeTimers();
    try {
      const people = many(2_500);
      const texts = textsOf(people);
      texts.prepare(people, 1);
      expect(reads).toBe(0);
      for (const done of [1_000, 2_000, 2_500, 2_500]) {
        vi.advanceTimersToNextTimer();
        expect(reads).toBe(done);
      }
      expect(people.filter(texts.test('anna') ?? (() => false))).toHaveLength(2_500);
      for (const q of ['a', 'an', 'anna']) expect(texts.matching(q, people, 1)).toHaveLength(2_500);
      expect(reads).toBe(2_500);
    } finally {
      vi.useRealTimers();
    }
  });

  test('are not prepared for up to 1,000 rows', () => {
    vi.useFakeTimers();
    try {
      const people = many(1_000);
      textsOf(people).prepare(people, 1);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('are prepared after the list was shown for the first time', async () => {
    const notes = Array.from({ length: 1_001 }, (_, index) => ({ text: `note ${index}` }));
    const { ask } = await openNotes({ notes });
    const later = vi.spyOn(globalThis, 'setTimeout');
    await ask('GET', '/notes');
    expect(later).toHaveBeenCalledTimes(1);
    await ask('GET', '/notes?sort=-text');
    expect(later).toHaveBeenCalledTimes(1);
  });
});

test('a search of a whole table finds what each row’s test does, also after changes', () => {
  const people = [person('1', 'Ann', 'Köln'), person('2', 'Anna'), person('3', 'Bo', '+49 151')];
  const texts = textsOf([...people, person('4', 'Hanna')]);
  const ids = (q: string, revision: number) => texts.matching(q, people, revision).map(({ id }) => id);
  for (const q of ['', 'an', 'koln', '49 151', 'zz', 'n\0a']) {
    const passes = texts.test(q) ?? (() => true);
    expect(ids(q, 1), q).toEqual(people.filter(passes).map(({ id }) => id));
  }
  people.push(person('4', 'Hanna')); // the rows of a table are changed in place
  expect(ids('anna', 2)).toEqual(['2', '4']);
});
