import { expect, test } from 'vitest';
import { trendLine } from '#src/administration/dashboard/pages/mini-admin/FigureTrend.tsx';

// Heights are shares of the whole from the top: 0 is the largest size, 1 the zero line.
test.each([
  ['rises from zero to its largest size', [0, 5, 10], 'M0 1L1 0.5L2 0'],
  ['does not exaggerate: its foot is zero, not the least size', [8, 10], 'M0 0.2L1 0'],
  ['goes below zero', [-5, 5], 'M0 1L1 0'],
  ['without change lies at the foot, not across the middle', [7, 7, 7], 'M0 1L1 1L2 1'],
  ['of zeros lies at the foot', [0, 0], 'M0 1L1 1'],
  ['of nothing is nothing', [], ''],
])('a line %s', (_name, sizes, line) => {
  expect(trendLine(sizes).replaceAll('0.19999999999999996', '0.2')).toBe(line);
});
