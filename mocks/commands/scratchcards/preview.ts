import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import type { ScratchcardPreview } from '#contracts/scratchcards/preview.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { orderFacts, type OrderTables } from '#mocks/resources/orders/facts.ts';
import { orderLifecycle } from '#mocks/resources/orders/lifecycle.ts';
import type { OrderRecord } from '#mocks/resources/orders/record.ts';
import { planFacts, type PlanTables } from '#mocks/resources/plans/facts.ts';
import { planLifecycle } from '#mocks/resources/plans/lifecycle.ts';
import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { factsOf } from '#mocks/resources/plans/view.ts';
import { scratchcardLifecycle } from '#mocks/resources/scratchcards/lifecycle.ts';
import { batchOf } from '#mocks/resources/scratchcards/store.ts';
import { scratchcardOfToken } from '#mocks/resources/scratchcards/tokens.ts';
import { accountOf } from '#mocks/resources/users/account.ts';
import { titleOf } from '#mocks/core/format.ts';
import { sum } from '#mocks/rules/sum.ts';
import { previewPart } from '#mocks/commands/plans/pay.ts';

/** What a scratchcard can be used for, by the rules of the payments themselves (docs/domain.md, "Scratchcards"). */
export const previewScratchcard: HandlerOf<'previewScratchcard'> = ({
  body,
  subject,
  tables,
  now,
  today,
  reply,
}) => {
  const user = accountOf(tables, subject, 'Only customers can redeem scratchcards.');
  const { walletBalance } = user;
  const card = scratchcardOfToken(tables, body.scratchcardTokenId, subject, now, '/scratchcardTokenId');
  const facts = { user, card, batch: batchOf(tables, card), currency: walletBalance.currency, today };
  const { problem } = scratchcardLifecycle.decide(card, 'redeem', facts); // it may be redeemed or blocked by now
  if (problem !== null) return problem;
  const { value } = card;
  const plans = tables.plans.by('userId', subject.id);
  const orders = tables.orders.by('userId', subject.id);
  return reply(200, {
    value,
    walletBalance: { ...walletBalance, amountMinor: walletBalance.amountMinor + value.amountMinor },
    instalments: instalmentsFor(value, { tables, plans, today }),
    downPayments: downPaymentsFor(value, { tables, orders, now }),
  });
};

/** Returns what the card pays of an open amount, its rest, and what stays open. */
function spentOn(value: Money, openMinor: number) {
  const paid = Math.min(value.amountMinor, openMinor);
  const money = (amountMinor: number) => ({ amountMinor, currency: value.currency });
  return {
    open: money(openMinor),
    amount: money(paid),
    rest: money(value.amountMinor - paid),
    stillOpen: money(openMinor - paid),
  };
}

interface OfPlans {
  readonly tables: PlanTables;
  readonly plans: readonly PlanRecord[];
  readonly today: LocalDate;
}

/** Divides the value among everything that is due, earliest first; while nothing is due it pays the next instalment. */
function instalmentsFor(value: Money, { tables, plans, today }: OfPlans): ScratchcardPreview['instalments'] {
  const smallest = { ...value, amountMinor: 1 };
  const open = plans
    .filter(
      (plan) =>
        planLifecycle.decide(plan, 'pay', { ...planFacts(tables, plan, today), amount: smallest }).problem ===
        null,
    )
    .map((plan) => ({ plan, ...openOf(plan, today) }))
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.plan.number.localeCompare(b.plan.number));
  const due = open.filter(({ isDue }) => isDue);
  const chosen = due.length > 0 ? due : open.slice(0, 1);
  const [first] = chosen;
  if (!first) return null;
  let left = value.amountMinor;
  const parts = chosen.flatMap(({ plan, openMinor }) => {
    const amountMinor = Math.min(left, openMinor);
    left -= amountMinor;
    return amountMinor === 0
      ? []
      : [{ ...previewPart(plan, { ...value, amountMinor }, today), version: plan.version }];
  });
  return {
    ...spentOn(
      value,
      sum(chosen, ({ openMinor }) => openMinor),
    ),
    isDue: first.isDue,
    dueDate: first.dueDate,
    parts,
  };
}

/** What is due of a plan, or its next instalment. */
function openOf(plan: PlanRecord, today: LocalDate) {
  const { dueNow, next } = factsOf(plan, today);
  const isDue = dueNow.amountMinor > 0;
  return {
    isDue,
    openMinor: isDue ? dueNow.amountMinor : (next?.amount.amountMinor ?? 0),
    dueDate: next?.dueDate ?? today,
  };
}

interface OfOrders {
  readonly tables: OrderTables;
  readonly orders: readonly OrderRecord[];
  readonly now: Instant;
}

/** A down payment is paid at once, so one that the card does not cover needs a second source. */
function downPaymentsFor(
  value: Money,
  { tables, orders, now }: OfOrders,
): ScratchcardPreview['downPayments'] {
  return orders.flatMap((order) => {
    const amount = { amountMinor: order.downPayment, currency: order.currency };
    const { problem } = orderLifecycle.decide(order, 'pay', { ...orderFacts(tables, order, now), amount });
    if (problem !== null || order.currency !== value.currency) return [];
    return [
      {
        orderId: order.id,
        number: order.number,
        title: titleOf(order.lines),
        ...spentOn(value, order.downPayment),
      },
    ];
  });
}
