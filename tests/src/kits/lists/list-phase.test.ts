import { expect, test } from 'vitest';
import { listPhase } from '#src/kits/lists/list-phase.ts';

const page = (...items: readonly string[]) => ({ items, nextCursor: null, total: null });
const error = { kind: 'offline' };

test('a list keeps its placeholder until the first answer, also after a failure', () => {
  expect(listPhase({ isFetching: true }, 0)).toBe('loading');
  expect(listPhase({ isFetching: false }, 0)).toBe('loading');
  expect(listPhase({ isFetching: false, error }, 0)).toBe('failed');
  expect(listPhase({ isFetching: true, error }, 0)).toBe('loading');
});

test('old rows stay while others are read, and a failure replaces them', () => {
  expect(listPhase({ data: page('a'), isFetching: true }, 1)).toBe('rows');
  expect(listPhase({ data: page('a'), isFetching: true, error }, 1)).toBe('rows');
  expect(listPhase({ data: page('a'), isFetching: false, error }, 1)).toBe('failed');
});

test('a list without rows says whether a filter is the reason', () => {
  expect(listPhase({ data: page(), isFetching: false }, 0)).toBe('empty');
  expect(listPhase({ data: page(), isFetching: false }, 1)).toBe('empty-by-filter');
});
