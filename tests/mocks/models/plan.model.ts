import fc from 'fast-check';
import type { Sequences } from './kit/run.ts';
import { world } from './kit/world.ts';
import * as changes from './plan/changes.ts';
import { PlanModel } from '#tests/suite/models/plan/model.ts';
import { isLookedAt, promises } from './plan/promise.ts';
import { collects, pays, prepays, refunds, settles, waits, waitsOf } from './plan/payments.ts';
import { retries } from './plan/retries.ts';
import { namePayments, prepare, type Real } from './plan/real.ts';

/** Sequences about a plan: the worked example of docs/domain.md, from its first day. */
async function sequencesOf(steps: Sequences<PlanModel, Real>['steps']): Promise<Sequences<PlanModel, Real>> {
  const real = await world(prepare);
  return {
    steps,
    async begin() {
      await real.begin();
      const model = new PlanModel();
      namePayments(model, real);
      return { model, real };
    },
  };
}

export const planSequences = () =>
  sequencesOf([waits, pays, waits, settles, prepays, changes.reschedules, refunds, collects, retries]);

/** Changes of due dates, while the plan is paid or not. */
export const movedPlanSequences = () =>
  sequencesOf([
    waitsOf(1, 14, 31, 38, 38),
    waitsOf(1, 14, 31, 38, 38),
    pays,
    settles,
    settles,
    prepays,
    changes.isRescheduled,
    changes.changesDueDay,
    changes.changesDueDay,
    changes.isExtended,
    changes.isExtended,
    changes.waivesFees,
  ]);

/** Nothing is paid for months: default, a write-off, and what is paid after it. */
export const lostPlanSequences = () =>
  sequencesOf([
    waitsOf(31, 60, 92, 92),
    waitsOf(31, 60, 92, 92),
    pays,
    settles,
    refunds,
    changes.isExtended,
    fc.constant(changes.isReminded),
    fc.constant(changes.isWrittenOff),
    fc.constant(changes.isWrittenOff),
    fc.constant(isLookedAt),
    fc.constant(isLookedAt),
  ]);

/** Reported problems with a purchase, and what is paused meanwhile. */
export const disputedPlanSequences = () =>
  sequencesOf([
    waits,
    waits,
    pays,
    refunds,
    changes.waivesFees,
    changes.reportsProblem,
    fc.constant(changes.isAnswered),
    fc.constant(changes.isReminded),
  ]);

/** Promises to pay what is late, and their state day by day. */
export const promisedPlanSequences = () =>
  sequencesOf([
    waitsOf(31, 32),
    waitsOf(0, 1, 1, 2),
    promises,
    promises,
    pays,
    retries,
    refunds,
    fc.constant(isLookedAt),
  ]);
