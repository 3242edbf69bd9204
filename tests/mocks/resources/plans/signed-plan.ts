import type { PlanRecord } from '#mocks/resources/plans/record.ts';
import { planOffers } from '#mocks/rules/offers.ts';
import { figuresFor } from '#mocks/resources/orders/quotes/compute.ts';
import { activatePlan, planFromQuote, receivePayment } from '#mocks/resources/plans/lifecycle.ts';
import { newQuote } from '#mocks/resources/orders/quotes/issue.ts';
import { euro } from '#tests/kit/money.ts';
import { orderOf } from '#tests/kit/rows.ts';

const now = '2027-01-10T09:00:00.000Z';
export const today = '2027-01-10';
const id = (prefix: string) => `${prefix}_01JH8ZK3W00000000000000000`;

/** The plan of the worked example: STD6 for 1,200.00 (docs/domain.md, "Worked examples"). */
export function signedPlan(): PlanRecord {
  const offer = planOffers.find(({ code }) => code === 'STD6');
  if (!offer) throw new Error('STD6 is gone');
  const price = euro(1200_00);
  const order = orderOf(1200_00);
  const figures = figuresFor({
    offer,
    total: price,
    downPaymentBps: null,
    dueDay: null,
    today,
    policyProfile: 'EU',
  });
  const quote = newQuote({ id: id('qte'), orderId: order.id, figures, createdAt: now, validUntil: now });
  return planFromQuote({ id: id('pln'), number: 'PLN-000001', order, quote, now });
}

/** That plan once its down payment is paid. */
export const running = () => activatePlan(receivePayment(signedPlan(), 120_00, today).plan, today);
