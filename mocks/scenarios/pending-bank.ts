import { after, HOUR, MINUTE } from '#mocks/time/business-time.ts';
import { awaitTransfer, beginPayment } from '#mocks/resources/payments/lifecycle.ts';
import { fillBasics } from './basics.ts';
import { fillCatalogue, itemsOf } from './catalogue.ts';
import { fillHistory } from './history.ts';
import { mira, MIRAS_PLAN_NUMBER, miraPurchases } from './mira.ts';
import type { FirstScreen, Scenario } from './scenario.ts';

export const pendingBank: Scenario = {
  title: 'bank transfer on its way',
  description:
    'Mira Okafor paid for headphones by bank transfer ten minutes ago; the bank decides in an hour.',
  hint: 'Move the clock by a day in the demo console: the plan starts.',
  person: 'customer',
  opens: '/installments',
  populate(transaction) {
    const { tables, random, clock } = transaction;
    const now = clock.now();
    fillCatalogue(transaction);
    const buyer = mira(random);
    const bought = {
      at: after(now, -20 * MINUTE),
      buyer,
      items: itemsOf(['HEADPHONES-01']),
      offerCode: 'PAY4',
      dueDay: null,
      outcome: 'AWAITING_DOWN_PAYMENT',
      paysUntil: 0,
      declinedFirst: false,
    } as const;
    const next = fillHistory(transaction, {
      people: [buyer],
      purchases: [...miraPurchases(buyer), bought],
      firstPlanNumber: MIRAS_PLAN_NUMBER - 1,
    });
    fillBasics(transaction, next);
    const [order] = tables.orders.by('status', 'AWAITING_DOWN_PAYMENT');
    const plan = tables.plans.get(order?.planId ?? '');
    if (!order || !plan) return;
    const at = after(now, -10 * MINUTE);
    const amount = plan.downPayment;
    const payment = beginPayment({
      id: random.ulid('pay', at),
      attemptId: random.ulid('att', at),
      plan: { ...plan, takesMoney: true },
      purpose: 'DOWN_PAYMENT',
      amount,
      chosen: {
        sources: [{ kind: 'BANK', label: 'Bank transfer', amount, scratchcardId: null }],
        cardTokenId: null,
      },
      walletBalance: buyer.walletBalance,
      now: at,
    });
    tables.payments.insert(awaitTransfer(payment, after(now, HOUR)));
    const payer = tables.users.get(buyer.id);
    if (payer) tables.users.replace({ ...payer, lastSeenAt: at });
    tables.orders.replace({ ...order, paymentId: payment.id, version: order.version + 1 });
  },
};

export const pendingBankFirstScreen: FirstScreen = { texts: [/Your bank is confirming the payment/] };
