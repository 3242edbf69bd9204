import { describe, expect, test } from 'vitest';
import { address, opened, openMock } from '#tests/suite/backend.ts';
import { collateralFlow } from './collateral.ts';
import { notificationFlow } from './notification.ts';
import { planFlows } from './plan.ts';
import { purchaseFlow } from './purchase.ts';
import { runFlow, seed } from './run.ts';
import { scratchcardFlow } from './scratchcard.ts';

/** How many sequences a run tries of each flow. */
const RUNS = 15;

const flows = [purchaseFlow, collateralFlow, ...Object.values(planFlows), scratchcardFlow, notificationFlow];
const alike = openMock ? ', and as on the mock' : '';

describe(`random sequences of commands with the seed ${seed}`, () => {
  test.each(flows)(`of $name have the figures that the suite computes${alike}`, async (flow) => {
    await expect(
      runFlow(flow, { open: () => opened('happy'), openMock, runs: RUNS, address }),
    ).resolves.toBeUndefined();
  });
});
