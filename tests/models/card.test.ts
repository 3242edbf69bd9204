import { expect, test } from 'vitest';
import { runSequences } from './kit/run.ts';
import { cardSequences } from './card.model.ts';

test('scratchcards are as their model says after every step', async () => {
  await expect(runSequences(await cardSequences(), { runs: 260 })).resolves.toBeUndefined();
}, 120_000);
