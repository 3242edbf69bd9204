import { expect, test } from 'vitest';
import { pagesOf } from '#mocks/core/list-pages.ts';

const page = new Uint8Array(10);

test('pages are cached until their size exceeds the limit, then all are dropped', () => {
  const pages = pagesOf(40);
  for (const key of ['a', 'b', 'c', 'd']) pages.keep(key, page);
  expect(pages.get('a')).toBe(page);
  pages.keep('e', page);
  expect([pages.get('a'), pages.get('e')]).toEqual([undefined, page]);
});

test('a cleared cache accepts pages again', () => {
  const pages = pagesOf(20);
  for (const key of ['a', 'b']) pages.keep(key, page);
  pages.clear();
  for (const key of ['c', 'd']) pages.keep(key, page);
  expect(['a', 'b', 'c', 'd'].filter((key) => pages.get(key))).toEqual(['c', 'd']);
});
