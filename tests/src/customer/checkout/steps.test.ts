import { describe, expect, test } from 'vitest';
import { compareOffers } from '#mocks/resources/orders/quotes/issue.ts';
import { planOffers } from '#mocks/rules/offers.ts';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { after, budgetStepOf, destination, stepsOf } from '#src/customer/checkout/steps.ts';

const [four] = compareOffers(planOffers, {
  total: { amountMinor: 1_200_00, currency: 'EUR' },
  downPaymentBps: null,
  dueDay: null,
  policyProfile: 'EU',
  today: '2027-01-10',
});
if (!four?.available) throw new Error('"Pay in 4" fits 1,200.00');
const withDown: AvailableOffer = four;
const withoutDown: AvailableOffer = { ...four, downPayment: { amountMinor: 0, currency: 'EUR' } };
const secured: AvailableOffer = { ...four, offer: { ...four.offer, collateralRequired: true } };
const keys = (offer: AvailableOffer | null) => stepsOf(offer).map(({ key }) => key);

describe('the steps of a purchase', () => {
  test('are only those that it has', () => {
    expect(keys(null)).toEqual(['cart', 'plan', 'payment', 'confirmation']);
    expect(keys(withDown)).toEqual(['cart', 'plan', 'payment', 'confirmation']);
    expect(keys(withoutDown)).toEqual(['cart', 'plan', 'budget', 'confirmation']);
    expect(keys(secured)).toEqual(['cart', 'plan', 'budget', 'collateral', 'payment', 'confirmation']);
  });

  test.each([
    [withDown, 'payment'],
    [withoutDown, 'budget'],
    [secured, 'budget'],
  ] as const)('have the budget in the payment, or on its own', (offer, step) => {
    expect(budgetStepOf(stepsOf(offer))).toBe(step);
  });

  test('lead on from the plan to what the plan needs', () => {
    expect(after('plan', withDown)?.to).toBe('/checkout?step=payment');
    expect(after('plan', withoutDown)?.to).toBe('/checkout/confirmation');
    expect(after('plan', secured)?.to).toBe('/checkout/collateral');
  });

  test.each([
    ['payment', false, withDown, '/checkout?step=cart'],
    ['plan', false, undefined, '/checkout?step=cart'],
    ['payment', true, null, '/checkout?step=plan'],
    ['payment', true, undefined, '/checkout?step=payment'],
    ['payment', true, withDown, '/checkout?step=payment'],
    ['payment', true, withoutDown, '/checkout/confirmation'],
    ['cart', true, withDown, '/checkout?step=cart'],
  ] as const)(
    '%s, items %s, leads to the step where something is missing',
    (wanted, hasItems, offer, target) => {
      expect(destination(wanted, { hasItems, hasOrder: false, offer })).toBe(target);
    },
  );

  test('of a secured plan do not reach the payment before there is an order', () => {
    const progress = { hasItems: true, offer: secured };
    expect(destination('payment', { ...progress, hasOrder: false })).toBe('/checkout/collateral');
    expect(destination('payment', { ...progress, hasOrder: true })).toBe('/checkout?step=payment');
  });
});
