import { expect, test } from 'vitest';
import { runSequences } from './kit/run.ts';
import { scratchcardSequences } from './scratchcard.model.ts';

test('scratchcards match their model after every step', async () => {
  await expect(runSequences(await scratchcardSequences(), { runs: 260 })).resolves.toBeUndefined();
}, 120_000);
