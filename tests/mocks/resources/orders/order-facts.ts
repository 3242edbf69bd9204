import type { ProblemCode } from '#contracts/problem.ts';
import { euro } from '#tests/kit/money.ts';
import { orderOf } from '#tests/kit/rows.ts';

const lineIn = (currency: 'EUR' | 'JPY') => {
  const price = { amountMinor: 100, currency };
  const product = { productId: 'prd_01JH8ZK3W00000000000000000', nameSnapshot: 'Lamp', quantity: 1 };
  return { ...product, unitPriceSnapshot: price, lineTotal: price };
};

export const order = { ...orderOf(1200_00), downPayment: 0 };
const offer = { code: 'STD6' };
const terms = { version: '2026-11', hash: 'a'.repeat(64) };
export const quote = { id: 'qte_01JH8ZK3W00000000000000000', hash: 'b'.repeat(64) };
export const code = { status: 'VERIFIED', bindsTo: quote.hash, attemptsLeft: 5 };

/** 1,200.00 is needed, and approved. */
export const cover = {
  isNeeded: true,
  items: 1,
  undecided: 0,
  needed: 1_200_00,
  covered: 1_200_00,
  inReview: 0,
  prepared: 0,
  missing: 0,
  ltvBps: 8_000,
};
export const lacking = { ...cover, covered: 1_199_99, missing: 1 };

export const validUntil = '2027-02-09T09:00:00.000Z';

/** Facts for which every guard of every step holds. */
export const good = {
  order,
  today: '2027-01-10',
  user: { id: 'usr_1', status: 'ACTIVE' },
  customer: { status: 'ACTIVE', preferences: { channels: { inApp: true } } },
  budget: { monthlyIncome: euro(2_000_00) },
  lines: [lineIn('EUR')],
  eligibility: { reasons: [], available: 1 },
  assessment: { decision: 'APPROVED', reasons: [], validUntil },
  currentPayment: null,
  cover,
  fraudSuspected: false,
  attemptsMade: 4,
  paid: 0,
  amount: euro(0),
  now: '2027-01-10T09:00:00.000Z',
  expiresAt: '2027-01-10T09:00:00.000Z',
  planStatus: 'SETTLED',
  choice: { offer, misfits: [], alternatives: [] },
  quote,
  renewed: false,
  quoteHash: quote.hash,
  acceptedTerms: terms,
  currentTerms: terms,
  code,
};

const misfit = (reason: string) => ({
  choice: {
    offer,
    misfits: [{ code: reason, message: `because ${reason}`, difference: null }],
    alternatives: ['STD12'],
  },
});

/** For each guard: facts that violate only this guard, and the resulting problem. */
export const broken: Readonly<Record<string, readonly [ProblemCode, object]>> = {
  'account-active': ['account-blocked', { user: { id: 'usr_1', status: 'BLOCKED' } }],
  'same-currency': ['currency-mismatch', { budget: { monthlyIncome: { amountMinor: 1, currency: 'JPY' } } }],
  'has-lines': ['invalid-transition', { lines: [] }],
  'one-currency': ['currency-mismatch', { lines: [lineIn('EUR'), lineIn('JPY')] }],
  'offer-active': ['offer-unavailable', { choice: { offer: undefined, misfits: [], alternatives: [] } }],
  'total-in-range': ['offer-unavailable', misfit('below-minimum')],
  'financed-in-range': ['offer-unavailable', misfit('above-maximum')],
  'months-in-profile': ['offer-unavailable', misfit('months-above-profile')],
  'interest-in-profile': ['offer-unavailable', misfit('interest-not-allowed')],
  'customer-eligible': [
    'not-eligible',
    { eligibility: { reasons: [{ code: 'under-age', message: 'You are not of age.' }], available: 0 } },
  ],
  'budget-not-approved': ['invalid-transition', { assessment: { decision: 'APPROVED', reasons: [] } }],
  'no-review-yet': ['invalid-transition', { order: { ...order, budgetReview: { status: 'PENDING' } } }],
  'review-pending': ['invalid-transition', { order }],
  'not-reminded-today': [
    'invalid-transition',
    { order: { ...order, remindedAt: '2027-01-10T08:00:00.000Z' }, today: '2027-01-10' },
  ],
  'wants-messages': [
    'invalid-transition',
    { customer: { status: 'ACTIVE', preferences: { channels: { inApp: false } } } },
  ],
  'assessment-valid': ['assessment-required', { assessment: null }],
  'assessment-over': [
    'invalid-transition',
    { assessment: { decision: 'APPROVED', reasons: [], validUntil } },
  ],
  'assessment-approved': [
    'assessment-declined',
    {
      assessment: {
        decision: 'REFERRED',
        validUntil,
        reasons: [{ code: 'nothing-left', message: 'Too little is left.' }],
      },
    },
  ],
  'collateral-covers': ['collateral-required', { cover: { ...cover, items: 0, covered: 0 } }],
  'collateral-handed-in': ['collateral-insufficient', { cover: { ...cover, covered: 1_199_99 } }],
  'collateral-lacking': ['invalid-transition', { cover }],
  'nothing-under-review': ['invalid-transition', { cover: { ...lacking, undecided: 1 } }],
  'fraud-suspected': ['invalid-transition', { cover: { ...lacking, undecided: 1 } }],
  'quote-valid': ['quote-expired', { renewed: true }],
  'quote-hash-equal': ['quote-expired', { quoteHash: 'c'.repeat(64) }],
  'terms-current': ['terms-outdated', { acceptedTerms: { ...terms, version: '2026-10' } }],
  'code-verified': ['otp-invalid', { code: { ...code, status: 'ISSUED' } }],
  'nothing-due-today': ['invalid-transition', { order: { ...order, downPayment: 120_00 } }],
  'paid-equals-down-payment': ['invalid-transition', { paid: 119_99 }],
  'attempts-left': ['invalid-transition', { attemptsMade: 5 }],
  'no-other-payment': ['payment-in-progress', { currentPayment: { id: 'pay_1', status: 'SUCCEEDED' } }],
  'no-payment-processing': ['payment-in-progress', { currentPayment: { id: 'pay_1', status: 'PROCESSING' } }],
  'amount-equals-down-payment': ['amount-too-large', { amount: euro(1) }],
  expired: ['invalid-transition', { now: '2027-01-10T08:59:59.999Z' }],
  'plan-settled': ['invalid-transition', { planStatus: 'ACTIVE' }],
  'plan-cancelled': ['invalid-transition', { planStatus: 'SETTLED' }],
  'plan-open-again': ['invalid-transition', { planStatus: 'SETTLED' }],
};
