import { byCard } from '#tests/kit/sources.ts';
import { step } from '#tests/suite/models/step.ts';
import { versionOf } from '#tests/mocks/models/kit/world.ts';
import { textOf } from '#tests/suite/models/plan/days.ts';
import { compare, type PlanStep } from './real.ts';

const refusals = ['currency-mismatch'];

/** Every amount of an open plan is in its currency. */
export const isAskedForDollars: PlanStep = step('amounts are in dollars', async (model, real) => {
  const { params, as, admin, cards } = real;
  const amount = { amountMinor: 50_00, currency: 'USD' };
  const sources = byCard(cards.good, 50_00);
  const version = versionOf(real, params.planId);
  const withVersion = { ifMatch: `"${version}"` };
  const parts = [{ planId: params.planId, amount, version }];
  await real.sends('payPlans', { body: { parts, ...sources }, ...as }, refusals);
  const ahead = { amount, mode: 'SHORTER_TERM', ...sources };
  await real.sends('prepayPlan', { params, body: ahead, ...as, ...withVersion }, refusals);
  for (const name of ['settlePlan', 'withdrawPlan'] as const)
    await real.sends(name, { params, body: { amount, ...sources }, ...as }, refusals);
  const promise = { amount, date: textOf(model.today), note: null };
  await real.sends('recordPromise', { params, body: promise, ...admin, ...withVersion }, [
    ...refusals,
    ...(model.dueNow > 0 ? [] : ['invalid-transition']),
  ]);
  await compare(model, real);
});
