import type { LocalDate } from '#contracts/dates.ts';
import { businessDate } from '#mocks/time/business-time.ts';
import { triedAt } from '#mocks/resources/payments/attempts.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { undecidedOf } from '#mocks/rules/payment-attempts.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { Nightly } from './age-plans.ts';
import { judgedPromise } from '#mocks/commands/plans/promises.ts';

/** At the start of a business day, marks promises as kept or broken. */
export function checkPromises({ tables, audited }: Nightly, today: LocalDate): void {
  for (const plan of tables.plans.by('promise', 'OPEN')) {
    const promise = judgedPromise(tables, plan, today);
    if (!promise || promise.status === 'OPEN') continue;
    if (promise.status === 'BROKEN' && isUndecided(tables, plan, promise.date)) continue;
    audited('plan.promise-checked', () => savePlan(tables, { ...plan, promise, version: plan.version + 1 }));
  }
}

/** A payment that was begun in time keeps the promise once it is decided. */
const isUndecided = ({ payments }: Pick<Reads, 'payments'>, { id }: PlanRecord, day: LocalDate) => {
  const payment = undecidedOf(payments.by('planId', id));
  return payment !== null && businessDate(triedAt(payment)) <= day;
};
