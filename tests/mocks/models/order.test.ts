import { expect, test } from 'vitest';
import { runs, runSequences } from './kit/run.ts';
import { orderSequences } from './order.model.ts';

test('an order matches its model after every step, up to its signature', async () => {
  await expect(runSequences(await orderSequences(), { runs: runs.order })).resolves.toBeUndefined();
});
