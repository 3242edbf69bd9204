import { expect, test } from 'vitest';
import { runs, runSequences } from './kit/run.ts';
import { scratchcardSequences } from './scratchcard.model.ts';

test('scratchcards match their model after every step', async () => {
  await expect(
    runSequences(await scratchcardSequences(), { runs: runs.scratchcard }),
  ).resolves.toBeUndefined();
});
