import type { Refund } from '#contracts/payments/refund.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import { actorOf } from '#mocks/core/perform.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { paymentFacts } from '#mocks/resources/payments/facts.ts';
import { refundableOf } from '#mocks/resources/payments/guards.ts';
import { allocatedParts } from '#mocks/resources/payments/minor-parts.ts';
import { paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import type { PaymentRecord, RefundRecord } from '#mocks/resources/payments/record.ts';
import { reversePayment } from '#mocks/resources/plans/lifecycle.ts';
import { savePlan } from '#mocks/resources/plans/store.ts';
import { openOf } from '#mocks/rules/line-balance.ts';
import { giveableAlone } from '#mocks/rules/four-eyes.ts';
import { reverseAllocations } from '#mocks/rules/refund.ts';
import { giveMoneyBack } from './give-money-back.ts';
import type { Charging } from './take-parts.ts';
import { collateralFollowsPlan } from '#mocks/commands/collateral/follow-up.ts';

/** Refunds a payment, after approval by a second administrator above the limit (transition Y9). */
export const createRefund: HandlerOf<'createRefund'> = {
  /** All refunds of a payment are added up, so that several small ones need approval, too. */
  needsApproval: ({ params, body, tables }) => {
    const before = tables.payments.get(params.paymentId)?.refundedTotal ?? 0;
    const { amountMinor, currency } = body.amount;
    return amountMinor > giveableAlone(before, currency);
  },

  run(context) {
    const { params, body, subject, tables, now, random, matchVersion, reply } = context;
    const payment = requireRow(tables.payments.get(params.paymentId), 'payment');
    matchVersion(payment);
    const id = random.ulid('rfd', now);
    return reply(201, refundPayment(context, payment, { ...body, id, by: actorOf(subject) }));
  },
};

/** Records a charge-back by the bank as a refund to the card, which every reader of refunds knows (transition Y10). */
export const chargeBackPayment: HandlerOf<'chargeBackPayment'> = (context) => {
  const { params, body, subject, tables, now, today, random, matchVersion, reply } = context;
  const payment = requireRow(tables.payments.get(params.paymentId), 'payment');
  matchVersion(payment);
  const facts = paymentFacts(tables, payment, today);
  const status = paymentLifecycle.take(payment, 'charge-back', facts);
  const amount = { amountMinor: facts.chargeableMinor, currency: payment.currency };
  const by = actorOf(subject);
  const made = { id: random.ulid('rfd', now), amount, reason: 'CHARGE_BACK', note: body.reason, by } as const;
  return reply(201, giveBack(context, payment, made, status));
};

type NewRefund = Pick<Refund, 'id' | 'amount' | 'reason' | 'note' | 'by'>;

/** Records a refund and takes it off the plan's lines (transition Y9). */
export function refundPayment(context: Charging, payment: PaymentRecord, refund: NewRefund): RefundRecord {
  const facts = { ...paymentFacts(context.tables, payment, context.today), refund: refund.amount };
  return giveBack(context, payment, refund, paymentLifecycle.take(payment, 'refund', facts));
}

/** Returns what the customer's wallet holds in the currency of a payment. */
function walletOf(tables: Charging['tables'], { userId, currency }: PaymentRecord): number {
  const balance = tables.users.get(userId)?.walletBalance;
  return balance?.currency === currency ? balance.amountMinor : 0;
}

/**
 * Applies a refund: reopens lines and updates the plan (P3, P7, P11) and the order (O17b, O18). What a charge-back takes beyond
 * the lines had been credited to the wallet, and is taken from there.
 */
function giveBack(
  { tables, now, today }: Charging,
  payment: PaymentRecord,
  { id, amount, reason, note, by }: NewRefund,
  paymentStatus: PaymentRecord['status'],
): RefundRecord {
  const before = tables.plans.get(payment.planId);
  const order = tables.orders.get(payment.orderId);
  invariant(before && order, `Payment ${payment.id} belongs to no plan or order.`);

  const earlier = tables.refunds.by('paymentId', payment.id).flatMap(({ reversals }) => reversals);
  const { amountMinor: total } = amount;
  const onLines = Math.min(total, refundableOf(payment));
  const reversals = reverseAllocations(onLines, allocatedParts(payment.allocations), allocatedParts(earlier));
  const fromWallet = Math.min(total - onLines, walletOf(tables, payment));
  const plan = savePlan(tables, reversePayment(before, reversals, today, reason === 'CHARGE_BACK'));
  const next = orderLifecycle.decide(order, 'payment-refunded', { planStatus: plan.status }).to;
  if (next !== null) tables.orders.replace({ ...order, status: next, version: order.version + 1 });
  collateralFollowsPlan({ tables, now, today }, plan);
  return giveMoneyBack({ tables, now }, payment, {
    id,
    amount,
    reason,
    note,
    by,
    reversals,
    fromWallet,
    reopenedLines: plan.lines.flatMap((line, index) => {
      const was = before.lines[index];
      if (!was || openOf(was) === openOf(line)) return [];
      return [
        { no: line.no, dueDate: line.dueDate, openBeforeMinor: openOf(was), openAfterMinor: openOf(line) },
      ];
    }),
    paymentStatus,
    planStatus: plan.status,
    orderStatus: next ?? order.status,
  });
}
