import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { matchPath } from '#src/platform/paths.ts';
import { Assumptions, assumptionPaths, assumptionsDocument } from '#tools/assumptions/table.ts';

const rows = Assumptions.parse(JSON.parse(readFileSync(assumptionPaths.table, 'utf8')));

describe('the table of assumptions', () => {
  test('the document is up to date: `npm run assumptions` would write the same', () => {
    expect(readFileSync(assumptionPaths.document, 'utf8')).toBe(assumptionsDocument(rows));
  });

  test('the ids are consecutive, and no title is used twice', () => {
    expect(rows.map(({ id }) => id)).toEqual(
      rows.map((_, index) => `A-${String(index + 1).padStart(2, '0')}`),
    );
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
  });

  test.each(rows)('$id names an existing file and existing pages', ({ lives, pages }) => {
    expect(existsSync(lives)).toBe(true);
    expect(pages.filter((page) => matchPath(page) === null)).toEqual([]);
  });
});
