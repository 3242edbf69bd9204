import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { assumptions, assumptionsOf } from '#src/demo/assumptions.ts';
import { routeIds } from '#src/platform/routing/page-table.ts';
import { assumptionsText, documentPath } from '#tools/assumptions/document.ts';

/** Files that the document names are checked in references.test.ts. */

test('assumptions are numbered without a gap, and no title is used twice', () => {
  expect(assumptions.map(({ id }) => id)).toEqual(
    assumptions.map((_, index) => `A-${String(index + 1).padStart(2, '0')}`),
  );
  expect(new Set(assumptions.map(({ title }) => title)).size).toBe(assumptions.length);
});

test('the document has the assumptions as they are; npm run assumptions writes it', () => {
  expect(readFileSync(documentPath, 'utf8')).toBe(assumptionsText());
});

test.each(assumptions)('$id has a question to the owner and one page at least', ({ question, pages }) => {
  expect(question).toMatch(/^[A-Z].+\?$/);
  expect(pages.length).toBeGreaterThan(0);
});

test('each assumption is shown on a page', () => {
  const shown = new Set(routeIds().flatMap((id) => assumptionsOf(id).map((assumption) => assumption.id)));
  expect(assumptions.filter(({ id }) => !shown.has(id))).toEqual([]);
});
