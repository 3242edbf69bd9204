import {
  type Pinned,
  type PinnedBodies,
  currency,
  id,
  notText,
  ofAnotherJob,
  nullable,
  offerCode,
  positiveMinor,
  sha256,
  sourceFields,
  text,
  ulid,
  whole,
  maxEntered,
} from './values.ts';

const dueDay = nullable(whole(1, 28));

const downPaymentBps = nullable(whole(0, 8_000));

const discountCode: Pinned = {
  accept: ['WELCOME10', 'ABCD', '1'.repeat(20), null],
  reject: ['', 'ABC', 'A'.repeat(21), 'welcome10', 'WELCOME 10', 'WELCOME-10', 7, true, [], {}],
};

const items: Readonly<Record<string, Pinned>> = {
  items: {
    accept: [
      [{ productId: `prd_${ulid}`, quantity: 1 }],
      Array.from({ length: 50 }, (_none, at) => ({
        productId: `prd_01JH8ZK3W000000000000000${String(at).padStart(2, '0')}`,
        quantity: 1,
      })),
    ],
    reject: [
      null,
      undefined,
      {},
      'x',
      [],
      [
        { productId: `prd_${ulid}`, quantity: 1 },
        { productId: `prd_${ulid}`, quantity: 2 },
      ], // twice the same
      Array.from({ length: 51 }, (_none, at) => ({
        productId: `prd_01JH8ZK3W000000000000000${String(at).padStart(2, '0')}`,
        quantity: 1,
      })),
    ],
  },
  'items.0.productId': id('prd'),
  'items.0.quantity': whole(1, 99),
};

const under = (prefix: string, fields: Readonly<Record<string, Pinned>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, pinned]) => [`${prefix}.${name}`, pinned]));

/** What bodies about orders must accept and refuse. */
export const orderBodies: PinnedBodies = {
  createOrder: { ...items, discountCode },
  createOrderForCustomer: { ...items },
  createQuote: {
    offerCode,
    downPaymentBps,
    dueDay,
  },
  createAssessment: Object.fromEntries(
    ['monthlyIncome', 'monthlyExpenses', 'existingObligations'].flatMap((member) => [
      [`${member}.amountMinor`, whole(0, maxEntered)],
      [`${member}.currency`, { accept: ['EUR'], reject: [...currency.reject, 'JPY'] }], // one currency
    ]),
  ),
  rateOrder: { stars: whole(1, 5) },
  requestBudgetReview: { note: nullable(text(1, 500)) },
  decideBudgetReview: {
    decision: { accept: ['APPROVED', 'DECLINED'], reject: [...notText, '', 'approved', 'REFERRED'] },
  },
  confirmOrder: {
    quoteHash: sha256,
    'terms.version': { accept: ['2026-11', 'x'.repeat(40)], reject: [...notText, '', 'x'.repeat(41)] },
    'terms.hash': sha256,
    challengeId: id('otp'),
  },
  payOrder: {
    'amount.amountMinor': positiveMinor,
    'amount.currency': currency,
    ...sourceFields,
  },
  startOrdersJob: {
    action: { accept: ['remind', 'cancel'], reject: [...notText, '', 'REMIND', 'refund'] },
    'target.ids': { accept: [[`ord_${ulid}`]], reject: [[], null, 'x', [`ord_${ulid}`, `ord_${ulid}`]] },
    'target.ids.0': id('ord'),
    'target.succeededIn': ofAnotherJob,
    dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
  },
  compareQuotes: {
    'basket.kind': { accept: ['AMOUNT'], reject: [...notText, '', 'amount', 'CART'] },
    'basket.amount.amountMinor': positiveMinor,
    'basket.amount.currency': currency,
    ...under('basket', { ...items, discountCode }),
    downPaymentBps,
    dueDay,
  },
};
