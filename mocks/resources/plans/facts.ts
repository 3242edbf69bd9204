import type { LocalDate } from '#contracts/dates.ts';
import { isWithBank, refusedOn, undecidedOf } from '#mocks/rules/payment-attempts.ts';
import { isRequested } from '#mocks/resources/request-waiting.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { itemsOf } from './goods.ts';
import type { PlanRecord } from './record.ts';

export type PlanTables = Pick<Reads, 'approvals' | 'orders' | 'payments' | 'users'>;

/** Returns the facts for the guards of a plan's actions, read from the tables. */
export function planFacts(tables: PlanTables, plan: PlanRecord, today: LocalDate) {
  const payments = tables.payments.by('planId', plan.id);
  return {
    plan,
    today,
    processing: undecidedOf(payments),
    refusedToday: refusedOn(payments, today),
    isRequested: isRequested(tables, 'writeOffPlan', plan.id),
    isCreditRequested: isRequested(tables, 'creditGoods', plan.id),
    isAccountClosed: tables.users.get(plan.userId)?.status === 'CLOSED',
    bought: itemsOf(tables, plan),
  };
}

/**
 * Returns whether a payment of the plan is undecided. A down payment about which the bank asks its customer is not: it is
 * still to be finished.
 */
export function isBankConfirming(tables: Pick<PlanTables, 'payments'>, { id }: PlanRecord): boolean {
  const undecided = undecidedOf(tables.payments.by('planId', id));
  return undecided !== null && (isWithBank(undecided.status) || undecided.purpose !== 'DOWN_PAYMENT');
}

/** Returns whether the account of the plan's customer is blocked, who then cannot pay by themselves. */
export const isCustomerBlocked = ({ users }: Pick<PlanTables, 'users'>, { userId }: PlanRecord): boolean =>
  users.get(userId)?.status === 'BLOCKED';
