import { expect, test } from 'vitest';
import { figures } from '#src/administration/dashboard/figures.ts';
import { latenesses } from '#src/resources/plans/labels.ts';

test('no figure of the dashboard has the name of a part of its ageing chart', () => {
  const parts = Object.values(latenesses).map(({ word }) => word);
  const labels = Object.values(figures).map(({ label }) => label);
  expect(labels.filter((label) => parts.includes(label))).toEqual([]);
});
