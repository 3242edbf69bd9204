import { expect, test } from 'vitest';
import { runs, runSequences } from './kit/run.ts';
import { paymentSequences } from './payment.model.ts';

test('payments match their model after every step', async () => {
  await expect(runSequences(await paymentSequences(), { runs: runs.payment })).resolves.toBeUndefined();
});
