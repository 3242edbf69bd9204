import fc from 'fast-check';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { euro } from '#tests/kit/money.ts';
import { step } from '#tests/suite/models/step.ts';
import { type Refusals, same, versionOf } from '#tests/mocks/models/kit/world.ts';
import { textOf } from '#tests/suite/models/plan/days.ts';
import * as L from '#tests/suite/models/plan/lines.ts';
import type { PlanModel } from '#tests/suite/models/plan/model.ts';
import { compare, type PlanStep } from './real.ts';

/** Returns how late a plan is, as the administration sees it. */
function latenessOf(model: PlanModel): string {
  const days = model.isCollected ? model.daysLate : 0;
  if (days === 0) {
    const isDue =
      model.isCollected && model.lines.some((each) => each.due === model.today && L.open(each) > 0);
    return isDue ? 'DUE_TODAY' : 'NOT_DUE';
  }
  if (days <= 5) return 'IN_GRACE';
  const max = [30, 60, 90].find((each) => days <= each);
  return max ? `UP_TO_${max}_DAYS` : 'OVER_90_DAYS';
}

export const isLookedAt: PlanStep = step('an administrator looks at it', async (model, real) => {
  const { params, admin } = real;
  const plan = await real.reads<PlanDetails>('getPlanAsAdministrator', { params, ...admin });
  same('how late it is', plan.lateness, latenessOf(model));
  same('the promise', plan.promise?.status ?? null, model.promise?.status ?? null);
});

export const promisesOf = (percent: number, days: number): PlanStep =>
  step(`promises ${percent} % of what is due in ${days} days`, async (model, real) => {
    const amount = percent > 100 ? model.left + 1 : Math.max(1, Math.floor((model.dueNow * percent) / 100));
    const until = model.today + days;
    const may = ['ACTIVE', 'OVERDUE', 'DEFAULTED'].includes(model.status);
    const refusals: Refusals = [
      ...(may && model.dueNow > 0 && model.promise?.status !== 'OPEN' ? [] : ['invalid-transition']),
      ...(may && model.pending ? ['payment-in-progress'] : []),
      ...(amount > model.left ? ['overpayment'] : []),
      ...(days < 0 || days > 30 ? ['validation-failed'] : []),
    ];
    const { params, admin } = real;
    const body = { amount: euro(amount), date: textOf(until), note: null };
    const ifMatch = `"${versionOf(real, params.planId)}"`;
    if (await real.sends('recordPromise', { params, body, ...admin, ifMatch }, refusals))
      model.promise = { amount, until, after: model.waits, status: 'OPEN' };
    await compare(model, real);
  });

export const promises = fc
  .record({ percent: fc.constantFrom(1, 50, 100, 101), days: fc.constantFrom(-1, 0, 1, 14, 14, 30, 31) })
  .map(({ percent, days }) => promisesOf(percent, days));
