import type { LocalDate } from '#contracts/dates.ts';
import { businessDate } from '#mocks/business-time.ts';
import { isWithBank, undecidedOf } from '#mocks/rules/payment-attempts.ts';
import type { Reads } from '#mocks/tables.ts';
import type { PlanRecord } from './record.ts';

export type PlanTables = Pick<Reads, 'payments'>;

/** Returns the facts for the guards of a plan's actions, read from the tables. */
export function planFacts(tables: PlanTables, plan: PlanRecord, today: LocalDate) {
  const payments = tables.payments.by('planId', plan.id);
  return {
    plan,
    today,
    processing: undecidedOf(payments),
    failedToday: failedOn(payments, today),
  };
}

/** Returns whether a bank decides about a payment of the plan. */
export const isBankConfirming = (...facts: Parameters<typeof planFacts>): boolean =>
  isWithBank(planFacts(...facts).processing?.status ?? '');

/** Counts a plan's failed payments of a day that a person made; down payments are counted separately. */
export function failedOn(payments: ReturnType<PlanTables['payments']['by']>, day: LocalDate): number {
  return payments.filter(
    ({ status, automatic, purpose, createdAt }) =>
      status === 'FAILED' && !automatic && purpose !== 'DOWN_PAYMENT' && businessDate(createdAt) === day,
  ).length;
}
