import { expect, test } from 'vitest';
import { batchSequences } from './batch.model.ts';
import { runs, runSequences } from './kit/run.ts';

test('batches of scratchcards match their model after every step', async () => {
  await expect(runSequences(await batchSequences(), { runs: runs.batch })).resolves.toBeUndefined();
});
