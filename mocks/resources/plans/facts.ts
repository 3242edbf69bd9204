import type { LocalDate } from '#contracts/dates.ts';
import { isWithBank, refusedOn, undecidedOf } from '#mocks/rules/payment-attempts.ts';
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
    refusedToday: refusedOn(payments, today),
  };
}

/** Returns whether a bank decides about a payment of the plan. */
export const isBankConfirming = (...facts: Parameters<typeof planFacts>): boolean =>
  isWithBank(planFacts(...facts).processing?.status ?? '');
