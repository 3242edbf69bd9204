import { expect, test } from 'vitest';
import { runSequences } from './kit/run.ts';
import { planSequences } from './plan.model.ts';

test('a plan is as its model says after every step', async () => {
  await expect(runSequences(await planSequences(), { runs: 250 })).resolves.toBeUndefined();
}, 120_000);
