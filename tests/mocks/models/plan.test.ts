import { expect, test } from 'vitest';
import { runs, runSequences } from './kit/run.ts';
import {
  disputedPlanSequences,
  lostPlanSequences,
  movedPlanSequences,
  planSequences,
  promisedPlanSequences,
} from './plan.model.ts';

test.each([
  ['is paid', planSequences, runs.plan.paid],
  ['gets other due dates', movedPlanSequences, runs.plan.moved],
  ['is lost', lostPlanSequences, runs.plan.lost],
  ['has a problem', disputedPlanSequences, runs.plan.disputed],
  ['is promised to be paid', promisedPlanSequences, runs.plan.promised],
] as const)('a plan that %s matches its model after every step', async (_title, sequences, count) => {
  await expect(runSequences(await sequences(), { runs: count })).resolves.toBeUndefined();
});
