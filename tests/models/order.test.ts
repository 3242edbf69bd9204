import { expect, test } from 'vitest';
import { runSequences } from './kit/run.ts';
import { orderSequences } from './order.model.ts';

test('an order matches its model after every step, up to its signature', async () => {
  await expect(runSequences(await orderSequences(), { runs: 80 })).resolves.toBeUndefined();
}, 120_000);
