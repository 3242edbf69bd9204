import type { LocalDate } from '#contracts/dates.ts';
import { isWithBank, refusedOn, undecidedOf } from '#mocks/rules/payment-attempts.ts';
import { isRequested } from '#mocks/request-waiting.ts';
import type { Reads } from '#mocks/tables.ts';
import type { PlanRecord } from './record.ts';

export type PlanTables = Pick<Reads, 'approvals' | 'payments'>;

/** Returns the facts for the guards of a plan's actions, read from the tables. */
export function planFacts(tables: PlanTables, plan: PlanRecord, today: LocalDate) {
  const payments = tables.payments.by('planId', plan.id);
  return {
    plan,
    today,
    processing: undecidedOf(payments),
    refusedToday: refusedOn(payments, today),
    isRequested: isRequested(tables, 'writeOffPlan', plan.id),
  };
}

/** Returns whether a bank decides about a payment of the plan. */
export const isBankConfirming = (tables: Pick<PlanTables, 'payments'>, { id }: PlanRecord): boolean =>
  isWithBank(undecidedOf(tables.payments.by('planId', id))?.status ?? '');
