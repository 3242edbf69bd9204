import { expect, test } from 'vitest';
import type { CollateralStatus, ReviewStep } from '#contracts/collateral/collateral.ts';
import { waitingSince, waitsOf } from '#mocks/resources/collateral/waiting.ts';

const steps = (...statuses: readonly CollateralStatus[]): ReviewStep[] =>
  statuses.map((status, hour) => ({
    at: `2027-01-0${hour + 1}T09:00:00.000Z`,
    status,
    by: 'CUSTOMER',
    note: null,
  }));

const waiting = (...statuses: readonly CollateralStatus[]) => {
  const review = steps(...statuses);
  return waitingSince({ review, status: review.at(-1)?.status ?? 'DRAFT' });
};

test('collateral waits from the day it is submitted, also while under review', () => {
  expect(waiting('SUBMITTED')).toBe('2027-01-01T09:00:00.000Z');
  expect(waiting('SUBMITTED', 'UNDER_REVIEW')).toBe('2027-01-01T09:00:00.000Z');
});

test('collateral does not wait while its owner is asked, and waits again afterwards', () => {
  expect(waiting('SUBMITTED', 'UNDER_REVIEW', 'INFO_REQUESTED')).toBeNull();
  expect(waiting('SUBMITTED', 'UNDER_REVIEW', 'INFO_REQUESTED', 'UNDER_REVIEW')).toBe(
    '2027-01-04T09:00:00.000Z',
  );
  expect(waitsOf({ review: steps('SUBMITTED', 'INFO_REQUESTED', 'UNDER_REVIEW', 'APPROVED') })).toEqual([
    { from: '2027-01-01T09:00:00.000Z', until: '2027-01-02T09:00:00.000Z' },
    { from: '2027-01-03T09:00:00.000Z', until: '2027-01-04T09:00:00.000Z' },
  ]);
});

test('drafts and decided collateral do not wait', () => {
  expect(waiting()).toBeNull();
  expect(waiting('SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'PLEDGED')).toBeNull();
});
