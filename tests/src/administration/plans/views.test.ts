import { expect, test } from 'vitest';
import { latenesses } from '#src/resources/plans/labels.ts';
import { planViews } from '#src/administration/plans/views.ts';

test('each late plan is in one of the views by days, also within the days of grace', () => {
  const { upTo30, upTo60, upTo90, over90 } = planViews;
  const filteredLateness = [upTo30, upTo60, upTo90, over90].flatMap(({ filter }) => filter.lateness);
  const late = Object.keys(latenesses).filter((state) => state !== 'NOT_DUE' && state !== 'DUE_TODAY');
  expect(filteredLateness.toSorted()).toEqual(late.toSorted());
});
