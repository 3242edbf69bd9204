import { expect, test } from 'vitest';
import { runSequences } from './kit/run.ts';
import {
  disputedPlanSequences,
  lostPlanSequences,
  movedPlanSequences,
  planSequences,
  promisedPlanSequences,
} from './plan.model.ts';

test.each([
  ['is paid', planSequences, 220],
  ['gets other due dates', movedPlanSequences, 120],
  ['is lost', lostPlanSequences, 60],
  ['has a problem', disputedPlanSequences, 80],
  ['is promised to be paid', promisedPlanSequences, 40],
] as const)(
  'a plan that %s matches its model after every step',
  async (_title, sequences, runs) => {
    await expect(runSequences(await sequences(), { runs })).resolves.toBeUndefined();
  },
  120_000,
);
