import {
  type Pinned,
  type PinnedBodies,
  currency,
  id,
  notText,
  ofAnotherJob,
  nullable,
  positiveMinor,
  sourceFields,
  text,
  ulid,
  whole,
} from './values.ts';

const refundFields: Readonly<Record<string, Pinned>> = {
  'amount.amountMinor': positiveMinor,
  'amount.currency': currency,
  reason: {
    accept: ['RETURN', 'DUPLICATE', 'GOODWILL', 'FRAUD', 'OTHER'],
    reject: [...notText, '', 'return', 'BECAUSE'],
  },
  note: nullable(text(1, 500)),
};

const paymentIds: Pinned = {
  accept: [[`pay_${ulid}`], [`pay_${ulid}`, 'pay_7ZZZZZZZZZZZZZZZZZZZZZZZZZ']],
  reject: [[], [`pay_${ulid}`, `pay_${ulid}`], [`ord_${ulid}`], `pay_${ulid}`, null, {}],
};

/** What bodies about payments must accept and refuse. */
export const paymentBodies: PinnedBodies = {
  retryPayment: sourceFields,
  confirmPayment: {
    result: { accept: ['CONFIRMED', 'REFUSED'], reject: [...notText, '', 'confirmed', 'OTHER'] },
  },
  createRefund: refundFields,
  startPaymentsJob: {
    action: { accept: ['retry'], reject: [...notText, '', 'RETRY', 'refund'] },
    'target.ids': paymentIds,
    'target.ids.0': id('pay'),
    'target.succeededIn': ofAnotherJob,
    dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
  },
  createCardToken: {
    number: {
      // Published test numbers of 12 to 19 digits whose check digit is right.
      accept: [
        '4242424242424242',
        '4000000000000002',
        '378282246310005',
        '6304000000000000',
        '4000000000006',
      ],
      reject: [
        ...notText,
        '',
        '4242424242424241',
        '4242 4242 4242 4242',
        '42424242424',
        '4'.repeat(20),
        '424242424242424x',
      ],
    },
    expMonth: whole(1, 12),
    expYear: whole(2024, 2099),
    cvc: { accept: ['000', '1234'], reject: [...notText, '', '12', '12345', '12a', ' 123'] },
    holder: text(1, 120),
  },
};
