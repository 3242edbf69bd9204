import type { Actor } from '#contracts/audit/event.ts';
import type { Refund } from '#contracts/payments/refund.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import { actorOf } from '#mocks/core/perform.ts';
import { giveMoneyBack } from '#mocks/commands/payments/give-money-back.ts';
import type { Charging } from '#mocks/commands/payments/take-parts.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import { paymentFacts } from '#mocks/resources/payments/facts.ts';
import { paymentLifecycle } from '#mocks/resources/payments/lifecycle.ts';
import { allocatedParts } from '#mocks/resources/payments/minor-parts.ts';
import { viewPlanDetails } from '#mocks/resources/plans/details-view.ts';
import { planFacts } from '#mocks/resources/plans/facts.ts';
import { creditedOf, valueOf } from '#mocks/resources/plans/goods.ts';
import { planLifecycle, withChange } from '#mocks/resources/plans/lifecycle.ts';
import { planCredited } from '#mocks/resources/plans/new-version.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import type { AllocatedPart } from '#mocks/rules/allocation.ts';
import { giveableAlone } from '#mocks/rules/four-eyes.ts';
import { partsLeft, partsWithout } from '#mocks/rules/refund.ts';
import { sum } from '#mocks/rules/sum.ts';
import { creditPaid, movePaid } from './credit-paid.ts';
import { withKeptPromise } from './promises.ts';
import { saveChangedPlan } from './save-changed.ts';

/** Credits a plan for goods that came back, after approval by a second administrator above the limit (transition P40). */
export const creditGoods: HandlerOf<'creditGoods'> = {
  /** All goods of a plan are added up, so that several small credits need approval, too. */
  needsApproval({ params, body, tables }) {
    const plan = tables.plans.get(params.planId);
    if (!plan) return false;
    const { value } = valueOf(tables, plan, body.items);
    return value > giveableAlone(creditedOf(plan), plan.currency);
  },

  run(context) {
    const { params, body, subject, tables, now, today, matchVersion, reply } = context;
    const plan = requireRow(tables.plans.get(params.planId), 'plan');
    matchVersion(plan);
    const { items, reason } = body;
    const facts = { ...planFacts(tables, plan, today), items };
    const status = planLifecycle.take(plan, 'credit-goods', facts);
    const goods = { ...valueOf(tables, plan, items), items };
    const decided = withCreditedReturn(withKeptPromise(tables, plan, today), now);
    const { plan: credited, moved, overpaid } = planCredited(decided, goods, today);
    movePaid(tables, plan, moved);
    const { to } = planLifecycle.decide(credited, 'goods-credited', { plan: credited, today });
    const after = withChange(credited, { status: to ?? status }, today);
    const saved = saveChangedPlan(context, { ...after, version: plan.version + 1 });
    givesBack(context, saved, overpaid, { by: actorOf(subject), note: reason });
    return reply(200, viewPlanDetails(context, tables.plans.get(plan.id) ?? saved));
  },
};

/** A return that its customer has asked for is decided by a credit. */
const withCreditedReturn = (plan: PlanRecord, now: string): PlanRecord =>
  plan.goodsReturn?.status === 'OPEN'
    ? { ...plan, goodsReturn: { ...plan.goodsReturn, status: 'CREDITED', closedAt: now } }
    : plan;

interface Giving extends Charging {
  readonly random: { readonly ulid: (prefix: 'rfd', now: string) => Refund['id'] };
}

/**
 * Gives back what was overpaid, of the newest payments first: as refunds to where the money came from. Of a payment that
 * can no longer be refunded, because its bank has taken its part, the rest goes to the wallet.
 */
function givesBack(
  context: Giving,
  plan: PlanRecord,
  overpaid: readonly AllocatedPart[],
  { by, note }: { readonly by: Actor; readonly note: string },
): void {
  const { tables, now, today, random } = context;
  const order = requireRow(tables.orders.get(plan.orderId), 'order');
  const { to } = orderLifecycle.decide(order, 'payment-refunded', { planStatus: plan.status });
  if (to !== null) tables.orders.replace({ ...order, status: to, version: order.version + 1 });
  let wanted = overpaid;
  for (const payment of tables.payments.by('planId', plan.id).toReversed()) {
    const reversed = tables.refunds.by('paymentId', payment.id).flatMap(({ reversals }) => reversals);
    const { taken } = partsWithout(allocatedParts(payment.allocations), allocatedParts(reversed), wanted);
    const amount = { amountMinor: sum(taken, (part) => part.amountMinor), currency: payment.currency };
    if (amount.amountMinor === 0) continue;
    wanted = partsLeft(wanted, taken);
    if (payment.status === 'CHARGED_BACK') {
      creditPaid(tables, plan, taken);
      continue;
    }
    const facts = { ...paymentFacts(tables, payment, today), refund: amount };
    giveMoneyBack(context, payment, {
      id: random.ulid('rfd', now),
      amount,
      reason: 'RETURN',
      note,
      by,
      reversals: taken,
      fromWallet: 0,
      reopenedLines: [],
      paymentStatus: paymentLifecycle.take(payment, 'refund', facts),
      planStatus: plan.status,
      orderStatus: to ?? order.status,
    });
  }
}
