import { expect, test } from 'vitest';
import { chartRuns } from '#src/administration/dashboard/chart-runs.ts';

test('consecutive charts are grouped, and other parts are single', () => {
  expect(chartRuns(['queues', 'activity', 'ageing', 'collections', 'system', 'plan-mix'])).toEqual([
    ['queues'],
    ['activity'],
    ['ageing', 'collections'],
    ['system'],
    ['plan-mix'],
  ]);
  expect(chartRuns([])).toEqual([]);
});
