import { describe, expect, test } from 'vitest';
import type { StripSegment } from '#contracts/plans/schedule.ts';
import {
  currentIndex,
  paidShare,
  perRow,
  segmentName,
  stripSummary,
} from '#src/kits/schedule/strip-segment.ts';

const format = { money: (minor: number) => `€${(minor / 100).toFixed(2)}`, day: (date: string) => date };
const segment = (no: number, change: Partial<StripSegment> = {}): StripSegment => ({
  no,
  kind: 'SCHEDULED',
  dueDate: `2027-0${no + 1}-10`,
  totalMinor: 18_369,
  openMinor: 18_369,
  status: 'UPCOMING',
  ...change,
});

describe('the filled share of a segment', () => {
  test.each([
    ['nothing paid', segment(1), 0],
    ['all paid', segment(1, { openMinor: 0, status: 'PAID' }), 1],
    ['half paid', segment(1, { openMinor: 9_184, totalMinor: 18_368 }), 0.5],
    ['a cent paid is seen', segment(1, { openMinor: 18_368 }), 0.06],
    ['a cent open is seen', segment(1, { openMinor: 1 }), 0.94],
    ['replaced lines are never filled', segment(1, { openMinor: 0, status: 'SUPERSEDED' }), 0],
  ])('%s', (_, given, share) => {
    expect(paidShare(given)).toBeCloseTo(share, 10);
  });
});

describe('the description of a segment', () => {
  test('number, amount, date and state', () => {
    expect(segmentName(segment(2), 6, format)).toBe('Instalment 2 of 6, €183.69, due 2027-03-10, open');
  });

  test('the open rest of a partly paid segment', () => {
    const late = segment(1, { openMinor: 369, status: 'OVERDUE' });
    expect(segmentName(late, 6, format)).toBe(
      'Instalment 1 of 6, €183.69, due 2027-02-10, late, €3.69 still open',
    );
  });

  test('line 0 is the down payment', () => {
    const paid = segment(0, { openMinor: 0, totalMinor: 12_000, status: 'PAID' });
    expect(segmentName(paid, 6, format)).toBe('Down payment, €120.00, due 2027-01-10, paid');
  });
});

test('the summary counts instalments by state, without the down payment', () => {
  const segments = [
    segment(0, { openMinor: 0, status: 'PAID' }),
    segment(1, { openMinor: 0, status: 'PAID' }),
    segment(2, { status: 'OVERDUE' }),
    segment(3),
    segment(4),
  ];
  expect(stripSummary(segments, format)).toBe('4 instalments until 2027-05-10: 1 paid, 1 late, 2 open');
});

test('the current segment is the first one that is not settled, else the last', () => {
  const paid = { openMinor: 0, status: 'PAID' } as const;
  expect(currentIndex([segment(0, paid), segment(1, paid), segment(2), segment(3)])).toBe(2);
  expect(currentIndex([segment(0, paid), segment(1, paid)])).toBe(1);
  expect(currentIndex([segment(0, { status: 'SUPERSEDED' }), segment(1)])).toBe(1);
});

test('rows of a strip are as even as possible and never longer than the limit', () => {
  expect(perRow(37, 13)).toBe(13);
  expect(perRow(7, 5)).toBe(4);
  expect(perRow(1, 5)).toBe(1);
  for (let count = 1; count <= 61; count += 1) {
    for (const max of [5, 9, 13]) {
      const columns = perRow(count, max);
      expect(columns).toBeLessThanOrEqual(max);
      expect(Math.ceil(count / columns)).toBe(Math.ceil(count / max));
    }
  }
});
