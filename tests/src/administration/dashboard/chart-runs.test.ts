import { expect, test } from 'vitest';
import { chartRuns } from '#src/administration/dashboard/chart-runs.ts';

test('charts that follow each other are together, in the order of the reader; other parts are single', () => {
  expect(chartRuns(['queues', 'activity', 'ageing', 'collections', 'system', 'plan-mix'])).toEqual([
    ['queues'],
    ['activity'],
    ['ageing', 'collections'],
    ['system'],
    ['plan-mix'],
  ]);
  expect(chartRuns([])).toEqual([]);
});
