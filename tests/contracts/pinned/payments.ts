import {
  type Pinned,
  type PinnedBodies,
  calendarDay,
  calendarMoment,
  currency,
  id,
  notText,
  ofAnotherJob,
  nullable,
  positiveMinor,
  range,
  sourceFields,
  text,
  ulid,
  whole,
  wholeOrText,
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
  cancelPayment: { reason: text(10, 500) },
  chargeBackPayment: { reason: text(10, 500) },
  simulateChargeBack: { reason: text(10, 500) },
  simulateRefund: refundFields,
  rejectApproval: { reason: text(3, 500) },
  startPaymentsJob: {
    action: { accept: ['retry'], reject: [...notText, '', 'RETRY', 'refund'] },
    'target.ids': paymentIds,
    'target.ids.0': id('pay'),
    'target.succeededIn': ofAnotherJob,
    'target.matching.q': { accept: ['', 'mira'], reject: [7, null, 'x'.repeat(101)] },
    'target.matching.filter.status': {
      accept: [['FAILED'], ['FAILED', 'SUCCEEDED']],
      reject: [[], ['nope'], 'FAILED'],
    },
    'target.matching.filter.method': {
      accept: [['CARD'], ['BANK', 'WALLET']],
      reject: [[], ['nope'], 'CARD'],
    },
    'target.matching.filter.method.0': {
      accept: ['CARD', 'SCRATCHCARD', 'COLLATERAL'],
      reject: [...notText, '', 'card'],
    },
    'target.matching.filter.purpose': { accept: [['DOWN_PAYMENT']], reject: [[], ['nope'], 'INSTALMENT'] },
    ...Object.fromEntries(
      ['ord', 'pln', 'usr'].flatMap((prefix, at) => {
        const path = `target.matching.filter.${['orderId', 'planId', 'userId'][at]}`;
        return [
          [path, { accept: [[`${prefix}_${ulid}`]], reject: [[], ['nope'], `${prefix}_${ulid}`] }],
          [`${path}.0`, id(prefix)],
        ];
      }),
    ),
    'target.matching.filter.status.0': { accept: ['FAILED', 'REFUNDED'], reject: [...notText, '', 'failed'] },
    'target.matching.filter.purpose.0': { accept: ['INSTALMENT'], reject: [...notText, '', 'FEE'] },
    ...range('target.matching.filter.createdAt', calendarMoment),
    'target.matching.filter.declineCode': {
      accept: [['card-declined']],
      reject: [[], ['nope'], 'card-declined'],
    },
    'target.matching.filter.declineCode.0': { accept: ['card-stolen'], reject: [...notText, '', 'STOLEN'] },
    'target.matching.filter.firstAttempt': { accept: [['DECLINED']], reject: [[], ['nope'], 'DECLINED'] },
    'target.matching.filter.firstAttempt.0': {
      accept: ['SUCCEEDED', 'UNDECIDED'],
      reject: [...notText, '', 'FAILED'],
    },
    ...range('target.matching.filter.paidOn', calendarDay),
    ...range('target.matching.filter.amount', wholeOrText),
    ...range('target.matching.filter.attempts', wholeOrText),
    dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
    reason: text(3, 500),
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
