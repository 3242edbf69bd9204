import { describe, expect, test, vi } from 'vitest';
import { collateralLifecycle } from '#mocks/resources/collateral/lifecycle.ts';
import { batchLifecycle } from '#mocks/resources/scratchcards/batch-lifecycle.ts';
import { scratchcardLifecycle } from '#mocks/resources/scratchcards/lifecycle.ts';
import { inboxLifecycle } from '#mocks/resources/inbox/lifecycle.ts';
import { paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import { collateralProofs } from './guards/collateral.ts';
import { batchProofs } from './guards/batch.ts';
import { scratchcardProofs } from './guards/scratchcard.ts';
import { inboxProofs } from './guards/inbox.ts';
import { orderProofs } from './guards/order.ts';
import { paymentProofs } from './guards/payment.ts';
import { planProofs } from './guards/plan.ts';
import { isInternal, type Proof } from './kit/story.ts';

/** Each driven lifecycle, with what its guards are found by. */
const driven = {
  order: { ...orderLifecycle, proofs: orderProofs },
  plan: { ...planLifecycle, proofs: planProofs },
  payment: { ...paymentLifecycle, proofs: paymentProofs },
  scratchcard: { ...scratchcardLifecycle, proofs: scratchcardProofs },
  collateral: { ...collateralLifecycle, proofs: collateralProofs },
  inbox: { ...inboxLifecycle, proofs: inboxProofs },
  batch: { ...batchLifecycle, proofs: batchProofs },
};

const entries = Object.entries(driven).flatMap(([entity, { guards, requestGuards, proofs }]) =>
  Object.entries<Proof>(proofs).map(([guard, proof]) => ({
    name: `${entity}.${guard}`,
    guard,
    rules: Object.hasOwn(guards, guard) ? guards : requestGuards,
    proof,
  })),
);
const told = entries.flatMap(({ proof, ...named }) =>
  typeof proof === 'string' ? [] : [{ ...named, ...proof }],
);

/** What a story says, with the guard as it is or always holding. */
async function saidBy(story: () => Promise<void>): Promise<unknown> {
  return story().then(
    () => null,
    (error: unknown) => error,
  );
}

describe.each(told)('$name', ({ rules, guard, story, isStopped }) => {
  test('holds where the model says so, and one that always holds is found', async () => {
    expect(await saidBy(story)).toBeNull();
    vi.spyOn(rules as Record<string, () => unknown>, guard).mockReturnValue(null);
    const failure = await saidBy(story);
    expect(failure).not.toBeNull();
    expect(isInternal(failure), String(failure)).toBe(isStopped);
  });
});

test('what no sequence of commands can find says why', () => {
  const reasons = entries.map(({ proof }) => proof).filter((proof) => typeof proof === 'string');
  expect(reasons.every((reason) => /^[A-Z].{20,}\.$/.test(reason))).toBe(true);
});
