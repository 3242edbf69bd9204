import { expect, test } from 'vitest';
import { runSequences } from './kit/run.ts';
import { messageSequences } from './message.model.ts';

test('receipts come when their customer wants them', async () => {
  await expect(runSequences(await messageSequences(), { runs: 200 })).resolves.toBeUndefined();
}, 120_000);
