import type { Money } from '#contracts/money.ts';
import type { PrepaymentMode } from '#contracts/plans/quote.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { requireOwnRow } from '#mocks/core/handler-result.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Random } from '#mocks/store/random.ts';
import { beginPayment } from '#mocks/resources/payments/lifecycle.ts';
import type { PaymentRecord } from '#mocks/resources/payments/record.ts';
import { type ChosenSources, paidWith, shareOf } from '#mocks/resources/payments/sources.ts';
import { isOpen } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { sum } from '#mocks/rules/sum.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import type { Charging } from '#mocks/commands/payments/take-parts.ts';

export interface PayingContext extends Charging {
  readonly subject: Subject;
  readonly random: Random;
}

export interface PlanPart {
  readonly plan: PlanRecord;
  /** In minor units of the plan's currency. */
  readonly amount: number;
}

export interface Intention {
  readonly purpose: Exclude<PaymentRecord['purpose'], 'DOWN_PAYMENT'>;
  readonly prepayment?: PrepaymentMode;
  readonly automatic?: boolean;
}

export const ownPlan = (
  { tables, subject }: { readonly tables: Pick<Writes, 'plans'>; readonly subject: Subject },
  planId: string,
): PlanRecord => requireOwnRow(tables.plans.get(planId), subject, 'plan');

/** Creates one payment per plan without charging it (transition Y1). The sources pay for the plans in their order. */
export function beginPlanPayments(
  { tables, now, random }: Pick<PayingContext, 'tables' | 'now' | 'random'>,
  parts: readonly PlanPart[],
  chosen: ChosenSources,
  { purpose, prepayment, automatic = false }: Intention,
): PaymentRecord[] {
  let before = 0;
  let fromWallet = 0;
  return parts.map(({ plan, amount }, index) => {
    const user = tables.users.get(plan.userId);
    invariant(user, `Plan ${plan.id} belongs to no customer.`);
    const isLast = index === parts.length - 1; // the last plan gets the excess, and its guard refuses it
    const share = shareOf(chosen, before, isLast ? Infinity : amount);
    const { amountMinor, currency } = user.walletBalance;
    const payment = beginPayment({
      id: random.ulid('pay', now),
      attemptId: random.ulid('att', now),
      plan: { ...plan, takesMoney: isOpen(plan.status) },
      purpose,
      amount,
      chosen: share,
      walletBalance: { amountMinor: amountMinor - fromWallet, currency },
      now,
    });
    before += amount;
    fromWallet += paidWith(share, 'WALLET') - leftOfScratchcards(chosen, share);
    return tables.payments.insert({ ...payment, prepayment: prepayment ?? null, automatic });
  });
}

/** Returns the remainder of the scratchcards of a share; it is in the wallet when later plans are paid. */
function leftOfScratchcards(chosen: ChosenSources, share: ChosenSources): number {
  return share.sources.reduce((sum, { scratchcardId, amount }) => {
    const whole = chosen.sources.find((source) => source.scratchcardId === scratchcardId);
    return scratchcardId === null || !whole ? sum : sum + whole.amount - amount;
  }, 0);
}

export const totalOf = (amounts: readonly Money[]): Money => ({
  amountMinor: sum(amounts, ({ amountMinor }) => amountMinor),
  currency: amounts[0]?.currency ?? 'EUR',
});
