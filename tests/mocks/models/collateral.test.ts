import { expect, test } from 'vitest';
import { collateralSequences } from './collateral.model.ts';
import { runs, runSequences } from './kit/run.ts';

test.each(['order', 'plan'] as const)('collateral of %s matches its model after every step', async (from) => {
  await expect(
    runSequences(await collateralSequences(from), { runs: runs.collateral[from] }),
  ).resolves.toBeUndefined();
});
