import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchPath } from '#src/platform/routing/paths.ts';

/** Files and headings that the document names are checked in references.test.ts. */
const sections = readFileSync('docs/assumptions.md', 'utf8').split(/^## /m).slice(1);

test('assumptions are numbered in order, and no title is used twice', () => {
  expect(sections.map((section) => section.split(' ', 1)[0])).toEqual(
    sections.map((_, index) => `A-${String(index + 1).padStart(2, '0')}`),
  );
  const titles = sections.map((section) => section.split('\n', 1)[0]?.replace(/^A-\d+ /, ''));
  expect(new Set(titles).size).toBe(sections.length);
});

test.each(sections)('an assumption says why, where it is decided and on which pages: %s', (section) => {
  expect(section).toMatch(/\n\*\*Why\.\*\* \S/);
  const [, where = ''] = /\n\*\*Where\.\*\* \[`\S+`\]\(\S+\); on (.+)\n/.exec(section) ?? [];
  const pages = [...where.matchAll(/`([^`]+)`/g)].map(([, page = '']) => page);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => matchPath(page) === null)).toEqual([]);
});
