/**
 * What each field of every request must accept and refuse, written by hand from the domain's description. A schema
 * cannot check itself: whoever loosens or tightens one has to change this file too.
 */
export interface Pinned {
  readonly accept: readonly unknown[];
  readonly reject: readonly unknown[];
}

const notText = [null, undefined, 7, true, [], {}];
const ulid = '01JH8ZK3W00000000000000000';

function id(prefix: string): Pinned {
  return {
    accept: [`${prefix}_${ulid}`, `${prefix}_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`],
    reject: [
      ...notText,
      '',
      ulid,
      `${prefix}_`,
      `${prefix}_${ulid}0`,
      `${prefix}_${ulid.slice(1)}`,
      `${prefix}_8ZZZZZZZZZZZZZZZZZZZZZZZZZ`, // beyond the 48 bits of time
      `${prefix}_01JH8ZK3W0000000000000000I`, // I, L, O and U are not in the alphabet
      `${prefix}_${ulid.toLowerCase()}`,
      ` ${prefix}_${ulid}`,
      `xxx_${ulid}`,
    ],
  };
}

function whole(min: number, max: number): Pinned {
  return {
    accept: [min, max],
    reject: [min - 1, max + 1, min + 0.5, String(min), null, undefined, true, NaN, Infinity, [min], {}],
  };
}

const nullable = (pinned: Pinned): Pinned => ({
  accept: [...pinned.accept, null],
  reject: pinned.reject.filter((value) => value !== null),
});

function text(min: number, max: number): Pinned {
  return {
    accept: ['x'.repeat(min), 'x'.repeat(max), 'Zoë Ångström-李'],
    reject: [...notText, ...(min > 0 ? ['x'.repeat(min - 1)] : []), 'x'.repeat(max + 1)],
  };
}

const userTag: Pinned = {
  accept: ['vip', 'flood-2027', 'x'.repeat(24)],
  reject: [...notText, '', 'x'.repeat(25), 'VIP', 'two words', '-a', 'a-', 'a--b', 'ü'],
};

const oneTimeCode: Pinned = {
  accept: ['000000', '123456', '999999'],
  reject: [...notText, '', '12345', '1234567', '12345a', ' 123456', '123 456', '１２３４５６', '-12345'],
};

const currency: Pinned = {
  accept: ['EUR', 'JPY', 'KWD'],
  reject: [...notText, '', 'eur', 'EU', 'XXX', 'CHF', '€'],
};

/** The largest amount: the limit of safe integers. */
const positiveMinor = whole(1, Number.MAX_SAFE_INTEGER);

const sha256: Pinned = {
  accept: ['0'.repeat(64), 'a1'.repeat(32)],
  reject: [...notText, '', '0'.repeat(63), '0'.repeat(65), 'A1'.repeat(32), 'g'.repeat(64)],
};

const offerCode: Pinned = {
  accept: ['STD6', 'PAY4', 'AB', 'ABCDEFGHIJKL'],
  reject: [...notText, '', 'A', 'std6', '6STD', 'STD-6', 'ABCDEFGHIJKLM'],
};

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

const aCard = { kind: 'CARD', cardTokenId: `tok_${ulid}`, amountMinor: 1 };
const aTransfer = { kind: 'BANK', amountMinor: 1 };
const fromWallet = { kind: 'WALLET', amountMinor: 1 };

const scratchcard = (n: number) => ({
  kind: 'SCRATCHCARD',
  scratchcardTokenId: `sct_01JH8ZK3W0000000000000000${n}`,
  amountMinor: 1,
});

const pin: Pinned = {
  accept: ['4027193580647159', '1234567890123450', '9081726354453620'],
  reject: [
    ...notText,
    '',
    '0000000000000000', // passes the check digit, and is refused by a rule of its own
    '4027193580647158',
    '4027193580641759', // two digits swapped
    '402719358064715',
    '4027 1935 8064 7159',
  ],
};

const enteredFields: Readonly<Record<string, Pinned>> = {
  pin,
  code: nullable({
    accept: ['0013-000001-3', '0007-000123-2'],
    reject: [...notText, '', '0013-000001-4', '0013000001-3', '13-000001-3', '0013-000010-3'],
  }),
};

const sourceFields: Readonly<Record<string, Pinned>> = {
  sources: {
    accept: [
      [aCard],
      [aTransfer],
      [fromWallet],
      [fromWallet, aCard],
      [aTransfer, fromWallet],
      [scratchcard(1), scratchcard(2), aCard],
    ],
    reject: [
      ...notText.filter((value) => value !== undefined),
      [],
      [aCard, aCard],
      [aCard, aTransfer],
      [fromWallet, fromWallet],
      [scratchcard(1), scratchcard(1)],
    ],
  },
  'sources.0.kind': {
    accept: ['CARD', 'BANK', 'WALLET'],
    reject: [...notText, '', 'card', 'CASH'],
  },
  'sources.0.cardTokenId': id('tok'),
  'sources.0.scratchcardTokenId': id('sct'),
  'sources.0.amountMinor': positiveMinor,
};

const flag: Pinned = { accept: [true, false], reject: ['true', 1, 0, null, undefined] };

const timeOfDay: Pinned = {
  accept: ['00:00', '23:59', '07:05'],
  reject: [...notText, '', '24:00', '7:05', '07:60', '07:05:00'],
};

const calendarDay: Pinned = {
  accept: ['2027-01-10', '2028-02-29'],
  reject: ['', '2027-02-29', '2027-1-1', '10.01.2027', '2027-01-10T09:00:00.000Z', 7, null, []],
};

const instant: Pinned = {
  accept: ['2027-01-10T09:00:00.000Z'],
  reject: [
    ...notText,
    '',
    '2027-01-10',
    '2027-01-10T09:00:00Z',
    '2027-02-30T09:00:00.000Z',
    '2027-01-10T09:00:00.000+01:00',
  ],
};

const amountFields: Readonly<Record<string, Pinned>> = {
  'amount.amountMinor': positiveMinor,
  'amount.currency': currency,
};

const aPart = { planId: `pln_${ulid}`, amount: { amountMinor: 1, currency: 'EUR' } };

/** Each plan once, and all in one currency; `more` is what a part has besides. */
const partFields = (more: object): Readonly<Record<string, Pinned>> => {
  const part = { ...aPart, ...more };
  const other = { ...part, planId: 'pln_7ZZZZZZZZZZZZZZZZZZZZZZZZZ' };
  const inYen = { ...other, amount: { amountMinor: 1, currency: 'JPY' } };
  return {
    parts: {
      accept: [[part], [part, other]],
      reject: [...notText, [], [part, part], [part, inYen]],
    },
    'parts.0.planId': id('pln'),
    'parts.0.amount.amountMinor': positiveMinor,
    'parts.0.amount.currency': currency,
  };
};

const seenPartFields: Readonly<Record<string, Pinned>> = {
  ...partFields({ version: 1 }),
  'parts.0.version': { accept: [1, 7], reject: [0, -1, 1.5, '1', null, undefined] },
};

const prepaymentMode: Pinned = {
  accept: ['LOWER_INSTALMENT', 'SHORTER_TERM'],
  reject: [...notText, '', 'shorter-term', 'BOTH'],
};

const localDate: Pinned = {
  accept: ['2027-01-10', '2028-02-29'],
  reject: [...notText, '', '2027-1-10', '2027-02-29', '10.01.2027', '2027-01-10T00:00:00Z'],
};

const refundFields: Readonly<Record<string, Pinned>> = {
  'amount.amountMinor': positiveMinor,
  'amount.currency': currency,
  reason: {
    accept: ['RETURN', 'DUPLICATE', 'GOODWILL', 'FRAUD', 'OTHER'],
    reject: [...notText, '', 'return', 'BECAUSE'],
  },
  note: nullable(text(1, 500)),
};

const collateralFields: Readonly<Record<string, Pinned>> = {
  type: {
    accept: ['GOLD_JEWELLERY', 'CASH_DEPOSIT', 'LISTED_SECURITIES', 'VEHICLE', 'ELECTRONICS'],
    reject: [...notText, '', 'gold', 'REAL_ESTATE', 'GUARANTOR'],
  },
  description: text(3, 200),
  'declaredValue.amountMinor': positiveMinor,
  'declaredValue.currency': currency,
};

const valuationFields: Readonly<Record<string, Pinned>> = {
  'value.amountMinor': positiveMinor,
  'value.currency': currency,
  method: {
    accept: ['APPRAISAL', 'PRICE_LIST', 'MARKET_FEED', 'DECLARED'],
    reject: [...notText, '', 'appraisal', 'GUESS'],
  },
  reason: text(3, 500),
};

/** The bounds of ranges, which are text in an address. */
const wholeOrText: Pinned = { accept: [0, 1_250, '1250'], reject: [-1, 1.5, '-1', '1e2', '', null, [], {}] };

const range = (path: string, pinned: Pinned) =>
  Object.fromEntries(['gt', 'gte', 'lt', 'lte'].map((bound) => [`${path}.${bound}`, pinned]));

const calendarMoment: Pinned = {
  accept: ['2027-01-10T09:00:00.000Z', '2027-01-10T09:00:00Z', '2027-01-10T10:00:00.5+01:00'],
  reject: [
    '',
    '2027-01-10',
    '2027-02-30T09:00:00Z',
    '2027-01-10T09:00:00',
    '9999-12-31T23:00:00-02:00',
    7,
    null,
    [],
  ],
};

const paymentIds: Pinned = {
  accept: [[`pay_${ulid}`], [`pay_${ulid}`, 'pay_7ZZZZZZZZZZZZZZZZZZZZZZZZZ']],
  reject: [[], [`pay_${ulid}`, `pay_${ulid}`], [`ord_${ulid}`], `pay_${ulid}`, null, {}],
};

const cardPlaces = (prefix: string): Readonly<Record<string, Pinned>> => ({
  [`${prefix}.from`]: { ...whole(1, 100), reject: whole(1, 10_000).reject },
  [`${prefix}.to`]: { ...whole(200, 10_000), reject: whole(1, 10_000).reject },
});

const pagePath: Pinned = {
  accept: ['/', '/installments', '/installments/details?plan=PLN-000101'],
  reject: [...notText, '', 'installments', '//evil.example', '/\\evil.example', 'https://evil.example'],
};

const notificationFields: Readonly<Record<string, Pinned>> = {
  name: text(1, 120),
  category: { accept: ['PAYMENT', 'MARKETING'], reject: [...notText, '', 'plan', 'NEWS'] },
  channels: {
    accept: [['IN_APP'], ['IN_APP', 'EMAIL', 'SMS', 'PUSH']],
    reject: [null, undefined, [], 'EMAIL', ['EMAIL', 'EMAIL'], ['FAX']],
  },
  'channels.0': { accept: ['IN_APP', 'SMS'], reject: [...notText, '', 'in-app'] },
  'content.title': text(0, 65),
  'content.body': text(0, 500),
  'content.action.label': text(1, 40),
  translations: { accept: [[]], reject: [null, undefined, 'de', {}, ['de']] },
  'translations.0.locale': { accept: ['de', 'pt-BR'], reject: [...notText, '', 'german', 'DE'] },
  'translations.0.content.title': text(0, 65),
  'translations.0.content.body': text(0, 500),
  'translations.0.content.action.label': text(1, 40),
  'translations.0.content.action.path': pagePath,
  'content.action.path': pagePath,
  'audience.kind': { accept: ['SEGMENT'], reject: [...notText, '', 'segment', 'ALL'] },
  'audience.segment': {
    accept: ['ALL', 'WITH_PLAN', 'WITHOUT_PLAN', 'OVERDUE'],
    reject: [...notText, '', 'all', 'NONE'],
  },
  'audience.riskTiers': { accept: [[], ['A', 'D']], reject: [null, undefined, 'A', ['E']] },
  'audience.riskTiers.0': { accept: ['A', 'D'], reject: [...notText, '', 'a', 'E'] },
  'audience.kycStatuses': { accept: [[], ['VERIFIED']], reject: [null, undefined, 'NONE', ['X']] },
  'audience.kycStatuses.0': { accept: ['NONE', 'FAILED'], reject: [...notText, '', 'none'] },
  'audience.userIds': { accept: [[`usr_${ulid}`]], reject: [null, undefined, [], 'x', ['x']] },
  'audience.userIds.0': id('usr'),
  expiresAt: {
    accept: ['2027-01-12T09:00:00.000Z', null],
    reject: [undefined, '', '2027-01-12', 7, true, {}],
  },
};

const batchFields: Readonly<Record<string, Pinned>> = {
  name: text(1, 80),
  number: { accept: ['0000', '0417', '9999', null], reject: [undefined, 7, '', '417', '00417', 'abcd'] },
  'value.amountMinor': positiveMinor,
  'value.currency': currency,
  quantity: whole(1, 10_000),
  expiresOn: localDate,
  tags: {
    accept: [[], ['kiosk'], Array.from({ length: 10 }, (_none, at) => `tag ${at}`)],
    reject: [
      null,
      undefined,
      'kiosk',
      {},
      ['kiosk', 'kiosk'],
      Array.from({ length: 11 }, (_none, at) => `tag ${at}`),
    ],
  },
  'tags.0': text(1, 24),
  reseller: nullable(text(1, 80)),
  'activation.kind': { accept: ['LATER'], reject: [...notText, '', 'now', 'SOON'] },
  'activation.on': localDate,
  ...cardPlaces('activation.cards'),
};

const scratchcardsJobFields: Readonly<Record<string, Pinned>> = {
  action: { accept: ['block', 'unblock'], reject: [...notText, '', 'BLOCK', 'unlock'] },
  'target.ids': {
    accept: [[`crd_${ulid}`]],
    reject: [[], null, 'x', [`crd_${ulid}`, `crd_${ulid}`]],
  },
  'target.ids.0': id('crd'),
  'target.q': { accept: ['', '0013'], reject: [7, null, 'x'.repeat(101)] },
  'target.filter.batchId': { accept: [[`bat_${ulid}`]], reject: [[], ['nope'], `bat_${ulid}`] },
  'target.filter.batchId.0': id('bat'),
  'target.filter.status': { accept: [['ACTIVE', 'LOCKED']], reject: [[], ['nope'], 'ACTIVE'] },
  'target.filter.status.0': { accept: ['CREATED', 'VOID'], reject: [...notText, '', 'active'] },
  'target.filter.kind': { accept: [['PHYSICAL', 'DIGITAL']], reject: [[], ['nope'], 'DIGITAL'] },
  'target.filter.kind.0': { accept: ['DIGITAL'], reject: [...notText, '', 'digital'] },
  ...Object.assign(
    {},
    ...['createdAt', 'activatedAt', 'redeemedAt'].map((name) =>
      range(`target.filter.${name}`, {
        accept: ['2027-01-10T09:00:00.000Z', '2027-01-10T09:00:00Z'],
        reject: ['', '2027-01-10', 7, null, []],
      }),
    ),
  ),
  ...range('target.filter.expiresOn', {
    accept: ['2027-01-10'],
    reject: ['', '2027-1-10', '2027-02-29', 7, null, []],
  }),
  ...range('target.filter.failedAttempts', wholeOrText),
  dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
  reason: text(3, 500),
};
const spreadFields = {
  months: whole(1, 60),
  arrears: { accept: ['NEXT', 'SPREAD'], reject: [...notText, '', 'next', 'CAPITALISED'] },
  reason: text(10, 500),
};
const plansJobFields: Readonly<Record<string, Pinned>> = {
  action: { accept: ['remind', 'waive', 'extend'], reject: [...notText, '', 'REMIND', 'promise'] },
  'target.ids': {
    accept: [[`pln_${ulid}`]],
    reject: [[], null, 'x', [`pln_${ulid}`, `pln_${ulid}`]],
  },
  'target.ids.0': id('pln'),
  'target.q': { accept: ['', 'mira'], reject: [7, null, 'x'.repeat(101)] },
  'target.filter.status': { accept: [['ACTIVE', 'OVERDUE']], reject: [[], ['nope'], 'ACTIVE'] },
  'target.filter.status.0': { accept: ['ACTIVE', 'SETTLED'], reject: [...notText, '', 'active'] },
  'target.filter.lateness': { accept: [['IN_GRACE']], reject: [[], ['nope'], 'IN_GRACE'] },
  'target.filter.lateness.0': { accept: ['NOT_DUE', 'OVER_90_DAYS'], reject: [...notText, '', 'late'] },
  'target.filter.punctuality': { accept: [['LATE']], reject: [[], ['nope'], 'LATE'] },
  'target.filter.punctuality.0': { accept: ['ON_TIME', 'LATE'], reject: [...notText, '', 'late'] },
  'target.filter.promise': { accept: [['NONE', 'OPEN']], reject: [[], ['nope'], 'NONE'] },
  'target.filter.promise.0': { accept: ['NONE', 'KEPT'], reject: [...notText, '', 'kept'] },
  'target.filter.dispute': { accept: [['OPEN']], reject: [[], ['nope'], 'OPEN'] },
  'target.filter.dispute.0': { accept: ['NONE', 'CLOSED'], reject: [...notText, '', 'open'] },
  'target.filter.offerCode': { accept: [['STD6']], reject: [[], ['nope'], 'STD6'] },
  'target.filter.offerCode.0': { accept: ['STD6'], reject: [...notText, '', 'std6'] },
  'target.filter.orderId': { accept: [[`ord_${ulid}`]], reject: [[], ['nope'], `ord_${ulid}`] },
  'target.filter.orderId.0': id('ord'),
  'target.filter.userId': { accept: [[`usr_${ulid}`]], reject: [[], ['nope'], `usr_${ulid}`] },
  'target.filter.userId.0': id('usr'),
  ...range('target.filter.createdAt', {
    accept: ['2027-01-10T09:00:00.000Z', '2027-01-10T09:00:00Z'],
    reject: ['', '2027-01-10', 7, null, []],
  }),
  ...range('target.filter.nextDue', {
    accept: ['2027-01-10'],
    reject: ['', '2027-01-10T09:00:00.000Z', 7, null, []],
  }),
  ...range('target.filter.financed', wholeOrText),
  ...range('target.filter.principalLeft', wholeOrText),
  ...range('target.filter.daysPastDue', wholeOrText),
  dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
  days: nullable(whole(1, 60)),
  reason: text(10, 500),
};
const extensionFields = { days: whole(1, 60), reason: text(10, 500) };
const waiverFields = { lineNo: nullable(whole(1, 200)), reason: text(10, 500) };

const viewList: Pinned = {
  accept: ['payments', 'audit-events'],
  reject: [...notText, '', 'Payments', 'a/b', 'x'.repeat(41)],
};
const savedView = {
  name: {
    accept: ['a', 'x'.repeat(40), 'Large failures'],
    reject: [...notText, '', ' ', ' a', 'a ', 'x'.repeat(41), 'a\u0000b'],
  },
  query: {
    accept: ['', 'status=FAILED&sort=-amount', 'amount=100..&q=a%20b', 'x'.repeat(1_000)],
    reject: [...notText, 'x'.repeat(1_001), 'a b', '<script>', '?a=b', 'a#b'],
  },
  shared: { accept: [true, false], reject: [null, 0, 'true'] },
  isDefault: { accept: [true, false], reject: [null, 0, 'true'] },
} satisfies Record<string, Pinned>;

/** By operation, then by field of the body; the operation's first example with that field has the other fields. */
export const pinnedBodies: Readonly<Record<string, Readonly<Record<string, Pinned>>>> = {
  createChallenge: {
    purpose: { accept: ['SIGN_IN'], reject: [...notText, '', 'sign_in', 'ADMIN_SENSITIVE'] },
    orderId: id('ord'),
    quoteId: id('qte'),
    channel: { accept: ['SMS', 'EMAIL'], reject: [...notText, '', 'sms', 'PUSH'] },
    contact: {
      accept: [
        '+4915112345678',
        '+1234567',
        '+123456789012345',
        'a@b.example',
        'mira.okafor+1@example.co.uk',
      ],
      reject: [
        ...notText,
        '',
        '015112345678',
        '+0151123456',
        '+123456',
        '+1234567890123456',
        '+49 151 1234567',
        'mira',
        'mira@',
        '@example.com',
        'mira@example',
        'mi ra@example.com',
        `${'x'.repeat(250)}@example.com`,
      ],
    },
  },
  verifyChallenge: { code: oneTimeCode },
  updateMe: {
    fullName: {
      accept: ['X', 'Mira Okafor', 'Zoë Ångström-李', 'x'.repeat(120)],
      reject: [...notText, '', ' ', ' Mira', 'Mira ', 'Mira\nOkafor', 'x'.repeat(121)],
    },
  },
  updatePreferences: {
    ...Object.fromEntries(
      ['channels.inApp', 'channels.email', 'channels.sms', 'channels.push', 'marketing'].map((path) => [
        path,
        flag,
      ]),
    ),
    'quietHours.from': timeOfDay,
    'quietHours.to': timeOfDay,
  },
  updateInboxItem: {
    status: { accept: ['READ'], reject: [...notText, '', 'read', 'QUEUED'] },
    snoozedUntil: instant,
  },
  createOrder: { ...items, discountCode },
  createQuote: {
    offerCode,
    downPaymentBps,
    dueDay,
  },
  createAssessment: Object.fromEntries(
    ['monthlyIncome', 'monthlyExpenses', 'existingObligations'].flatMap((member) => [
      [`${member}.amountMinor`, whole(0, Number.MAX_SAFE_INTEGER)],
      [`${member}.currency`, { accept: ['EUR'], reject: [...currency.reject, 'JPY'] }], // one currency
    ]),
  ),
  rateOrder: { stars: whole(1, 5) },
  requestBudgetReview: { note: nullable(text(1, 500)) },
  decideBudgetReview: {
    decision: { accept: ['APPROVED', 'DECLINED'], reject: [...notText, '', 'approved', 'REFERRED'] },
    reason: text(10, 500),
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
  retryPayment: sourceFields,
  createScratchcardToken: enteredFields,
  redeemScratchcard: enteredFields,
  payPlans: { ...seenPartFields, ...sourceFields },
  previewPlanPayment: partFields({}),
  prepayPlan: { ...amountFields, mode: prepaymentMode, ...sourceFields },
  settlePlan: { ...amountFields, ...sourceFields },
  withdrawPlan: { ...amountFields, ...sourceFields },
  reschedulePlan: {
    months: whole(1, 60),
    reason: { accept: ['LESS_INCOME', 'OTHER'], reject: [...notText, '', 'other', 'BORED'] },
  },
  setAutopay: { cardTokenId: nullable(id('tok')) },
  createSavedView: { list: viewList, ...savedView },
  updateSavedView: savedView,
  saveCard: {
    name: {
      accept: ['a', 'x'.repeat(40), 'My 2nd card'],
      reject: [...notText, '', ' ', ' a', 'a ', 'x'.repeat(41), 'a\u0000b'],
    },
  },
  openDispute: {
    reason: {
      accept: ['NOT_ARRIVED', 'RETURNED', 'DAMAGED', 'WRONG_AMOUNT', 'OTHER'],
      reject: [...notText, '', 'not_arrived', 'LESS_INCOME'],
    },
    text: text(10, 500),
  },
  answerDispute: { answer: text(10, 500) },
  recordPromise: { ...amountFields, date: localDate, note: nullable(text(1, 500)) },
  waiveFees: waiverFields,
  reschedulePlanAsAdministrator: spreadFields,
  simulateReschedule: spreadFields,
  extendPlan: extensionFields,
  recordContact: {
    kind: { accept: ['CALL', 'NOTE'], reject: [...notText, '', 'call', 'REMINDER'] },
    text: text(3, 1_000),
  },
  startPlansJob: plansJobFields,
  simulateExtension: extensionFields,
  writeOffPlan: { reason: text(10, 500) },
  simulateWriteOff: { reason: text(10, 500) },
  simulateFeeWaiver: waiverFields,
  quoteSettlement: { on: nullable(localDate) },
  quotePrepayment: { ...amountFields, mode: prepaymentMode, on: nullable(localDate) },
  quoteReschedule: { months: whole(1, 60) },
  quoteDueDay: { dueDay: whole(1, 28) },
  changeDueDay: { dueDay: whole(1, 28) },
  createRefund: refundFields,
  cancelPayment: { reason: text(10, 500) },
  chargeBackPayment: { reason: text(10, 500) },
  simulateChargeBack: { reason: text(10, 500) },
  simulateRefund: refundFields,
  createCollateral: collateralFields,
  updateCollateral: collateralFields,
  attachCollateral: { orderId: id('ord') },
  submitCollateral: { answer: nullable(text(3, 1_000)) },
  registerDocument: {
    kind: {
      accept: ['PHOTO', 'INVOICE', 'OWNERSHIP', 'ID', 'APPRAISAL', 'OTHER'],
      reject: [...notText, '', 'photo', 'SELFIE'],
    },
    fileName: {
      accept: ['a', 'chain.png', 'Kette (1).jpg', 'x'.repeat(200)],
      reject: [...notText, '', '../chain.png', 'a\\b.png', 'a\nb.png', 'x'.repeat(201)],
    },
    mime: {
      accept: ['image/png', 'application/pdf', 'image/svg+xml'],
      reject: [...notText, '', 'png', 'image/', 'image/png; charset=utf-8', `image/${'x'.repeat(95)}`],
    },
    sizeBytes: whole(1, Number.MAX_SAFE_INTEGER),
    sha256,
  },
  sendDocumentPart: {
    offset: whole(0, Number.MAX_SAFE_INTEGER),
    data: {
      accept: ['AAAA', 'iVBORw0KGgo=', 'AA==', 'A'.repeat(87_384)],
      reject: [...notText, '', 'AAA', 'AAAA=', 'AA-_', 'A AA', 'A'.repeat(87_388)],
    },
  },
  valueCollateral: valuationFields,
  simulateValuation: valuationFields,
  requestCollateralInfo: { note: text(10, 500) },
  rejectCollateral: {
    reason: {
      accept: [
        'VALUE_NOT_SHOWN',
        'DOCUMENTS_UNCLEAR',
        'OWNERSHIP_UNCLEAR',
        'NOT_ACCEPTED',
        'FRAUD_SUSPECTED',
      ],
      reject: [...notText, '', 'BECAUSE'],
    },
    note: nullable(text(1, 500)),
  },
  rejectApproval: { reason: text(3, 500) },
  startPaymentsJob: {
    action: { accept: ['retry'], reject: [...notText, '', 'RETRY', 'refund'] },
    'target.ids': paymentIds,
    'target.ids.0': id('pay'),
    'target.q': { accept: ['', 'mira'], reject: [7, null, 'x'.repeat(101)] },
    'target.filter.status': {
      accept: [['FAILED'], ['FAILED', 'SUCCEEDED']],
      reject: [[], ['nope'], 'FAILED'],
    },
    'target.filter.method': { accept: [['CARD'], ['BANK', 'WALLET']], reject: [[], ['nope'], 'CARD'] },
    'target.filter.method.0': { accept: ['CARD', 'SCRATCHCARD'], reject: [...notText, '', 'card'] },
    'target.filter.purpose': { accept: [['DOWN_PAYMENT']], reject: [[], ['nope'], 'INSTALMENT'] },
    ...Object.fromEntries(
      ['ord', 'pln', 'usr'].flatMap((prefix, at) => {
        const path = `target.filter.${['orderId', 'planId', 'userId'][at]}`;
        return [
          [path, { accept: [[`${prefix}_${ulid}`]], reject: [[], ['nope'], `${prefix}_${ulid}`] }],
          [`${path}.0`, id(prefix)],
        ];
      }),
    ),
    'target.filter.status.0': { accept: ['FAILED', 'REFUNDED'], reject: [...notText, '', 'failed'] },
    'target.filter.purpose.0': { accept: ['INSTALMENT'], reject: [...notText, '', 'FEE'] },
    ...range('target.filter.createdAt', calendarMoment),
    'target.filter.declineCode': { accept: [['card-declined']], reject: [[], ['nope'], 'card-declined'] },
    'target.filter.declineCode.0': { accept: ['card-stolen'], reject: [...notText, '', 'STOLEN'] },
    'target.filter.firstAttempt': { accept: [['DECLINED']], reject: [[], ['nope'], 'DECLINED'] },
    'target.filter.firstAttempt.0': {
      accept: ['SUCCEEDED', 'UNDECIDED'],
      reject: [...notText, '', 'FAILED'],
    },
    ...range('target.filter.paidOn', calendarDay),
    ...range('target.filter.amount', wholeOrText),
    ...range('target.filter.attempts', wholeOrText),
    dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
    reason: text(3, 500),
  },
  addUserNote: { text: text(3, 1_000), dueOn: nullable(localDate) },
  completeUserNote: { no: whole(1, Number.MAX_SAFE_INTEGER) },
  sendUserMessage: { title: text(3, 65), text: text(3, 500) },
  tagUser: { tag: userTag },
  untagUser: { tag: userTag },
  startUsersJob: {
    tag: nullable(userTag),
    title: nullable(text(3, 65)),
    text: nullable(text(3, 500)),
    action: {
      accept: ['block', 'unblock', 'tag', 'untag', 'message'],
      reject: [...notText, '', 'BLOCK', 'delete'],
    },
    'target.ids': { accept: [[`usr_${ulid}`]], reject: [[], null, 'x', [`usr_${ulid}`, `usr_${ulid}`]] },
    'target.ids.0': id('usr'),
    'target.q': { accept: ['', 'mira'], reject: [7, null, 'x'.repeat(101)] },
    'target.filter.status': { accept: [['ACTIVE', 'BLOCKED']], reject: [[], ['nope'], 'ACTIVE'] },
    'target.filter.status.0': { accept: ['CLOSED'], reject: [...notText, '', 'active'] },
    'target.filter.kycStatus': { accept: [['NONE', 'VERIFIED']], reject: [[], ['nope'], 'NONE'] },
    'target.filter.kycStatus.0': { accept: ['PENDING', 'FAILED'], reject: [...notText, '', 'none'] },
    'target.filter.riskTier': { accept: [['A', 'D']], reject: [[], ['E'], 'A'] },
    'target.filter.riskTier.0': { accept: ['B', 'C'], reject: [...notText, '', 'a'] },
    'target.filter.pastDue': { accept: [['YES']], reject: [[], ['nope'], 'YES'] },
    'target.filter.pastDue.0': { accept: ['YES', 'NO'], reject: [...notText, '', 'yes'] },
    'target.filter.savedCard': { accept: [['NO']], reject: [[], ['nope'], 'YES'] },
    'target.filter.savedCard.0': { accept: ['YES', 'NO'], reject: [...notText, '', 'yes'] },
    ...range('target.filter.createdAt', calendarMoment),
    ...range('target.filter.lastLoginAt', calendarMoment),
    ...range('target.filter.noteDueOn', calendarDay),
    ...range('target.filter.principalLeft', wholeOrText),
    ...range('target.filter.creditLimit', wholeOrText),
    ...range('target.filter.openPlans', wholeOrText),
    ...range('target.filter.daysPastDue', wholeOrText),
    dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
    reason: text(3, 500),
  },
  startOrdersJob: {
    action: { accept: ['remind', 'cancel'], reject: [...notText, '', 'REMIND', 'refund'] },
    'target.ids': { accept: [[`ord_${ulid}`]], reject: [[], null, 'x', [`ord_${ulid}`, `ord_${ulid}`]] },
    'target.ids.0': id('ord'),
    'target.q': { accept: ['', 'mira'], reject: [7, null, 'x'.repeat(101)] },
    'target.filter.status': { accept: [['DRAFT', 'QUOTED']], reject: [[], ['nope'], 'DRAFT'] },
    'target.filter.status.0': { accept: ['ACTIVE', 'DRAFT'], reject: [...notText, '', 'draft'] },
    'target.filter.userId': { accept: [[`usr_${ulid}`]], reject: [[], ['nope'], `usr_${ulid}`] },
    'target.filter.userId.0': id('usr'),
    'target.filter.budgetReview': { accept: [['NONE', 'PENDING']], reject: [[], ['nope'], 'NONE'] },
    'target.filter.budgetReview.0': { accept: ['APPROVED'], reject: [...notText, '', 'none'] },
    'target.filter.offerCode': { accept: [['STD6']], reject: [[], [''], 'STD6'] },
    'target.filter.offerCode.0': { accept: ['STD6', 'PAY4'], reject: [...notText, '', 'std6'] },
    'target.filter.purchase': { accept: [['ABANDONED']], reject: [[], ['nope'], 'OPEN'] },
    'target.filter.purchase.0': { accept: ['SIGNED', 'ENDED'], reject: [...notText, '', 'open'] },
    ...range('target.filter.createdAt', calendarMoment),
    ...range('target.filter.activatedOn', calendarDay),
    ...range('target.filter.total', wholeOrText),
    dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
    reason: text(3, 500),
  },
  createNotification: notificationFields,
  updateNotification: notificationFields,
  countAudience: notificationFields,
  sendNotification: {
    at: {
      accept: ['2027-01-12T09:00:00.000Z', null],
      reject: [undefined, '', '2027-01-12', '2027-01-12T09:00:00Z', 7, true, {}],
    },
    'repeats.every': { accept: ['DAY', 'WEEK', 'MONTH'], reject: [...notText, '', 'day', 'YEAR'] },
    'repeats.until': nullable(localDate),
    timeZone: { accept: ['FIXED', 'RECIPIENT'], reject: [...notText, '', 'fixed', 'Europe/Berlin'] },
  },
  retryDeliveries: {
    deliveryIds: {
      accept: [null, [`ndl_${ulid}`]],
      reject: [undefined, [], [`ndl_${ulid}`, `ndl_${ulid}`], [`ntf_${ulid}`], `ndl_${ulid}`, {}],
    },
  },
  createBatch: batchFields,
  activateBatch: {
    'cards.from': { ...whole(1, 200), reject: whole(1, 10_000).reject },
    'cards.to': { ...whole(101, 10_000), reject: whole(1, 10_000).reject },
  },
  ...Object.fromEntries(
    [
      'freezeBatch',
      'cancelOrderAsAdministrator',
      'remindOfOrder',
      'blockUser',
      'unblockUser',
      'endUserSessions',
      'unfreezeBatch',
      'closeBatch',
      'voidBatch',
      'blockScratchcard',
      'unblockScratchcard',
      'unlockScratchcard',
    ].map((name) => [name, { reason: text(3, 500) }]),
  ),
  changeCreditLimit: {
    'creditLimit.amountMinor': whole(0, Number.MAX_SAFE_INTEGER),
    'creditLimit.currency': currency,
    reason: text(3, 500),
  },
  startScratchcardsJob: scratchcardsJobFields,
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
  compareQuotes: {
    'basket.kind': { accept: ['AMOUNT'], reject: [...notText, '', 'amount', 'CART'] },
    'basket.amount.amountMinor': positiveMinor,
    'basket.amount.currency': currency,
    ...under('basket', { ...items, discountCode }),
    downPaymentBps,
    dueDay,
  },
};

/** What every list accepts. Values as they are written in the address; `limit` is digits there. */
export const pinnedQuery: Readonly<Record<string, Pinned>> = {
  q: { accept: ['', 'mira', 'x'.repeat(100), '%_"; --'], reject: [['a', 'b'], 'x'.repeat(101)] },
  limit: {
    accept: ['1', '25', '500', '007'],
    reject: ['', '0', '501', '-1', '1.5', '1e2', ' 5', 'ten', '0x10', ['1', '2']],
  },
  cursor: {
    accept: ['x', 'Az09_-', 'x'.repeat(1_000)],
    reject: ['', 'x'.repeat(1_001), 'x=', 'x y', '+', 'ü', ['a', 'b']],
  },
};

/** Ids that a filter takes. */
const orders = `ord_${ulid} ord_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`;
const plans = `pln_${ulid} pln_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`;
const users = `usr_${ulid} usr_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`;

const auditActions =
  'saved-view.created saved-view.changed saved-view.removed user.registered user.renamed user.email-changed user.phone-changed user.preferences-changed user.sessions-ended user.card-saved user.card-removed order.created order.quoted order.assessed order.review-requested order.review-decided order.submitted order.confirmed order.cancelled order.reminded user.note-added user.note-completed user.messaged user.code-resent user.tagged user.untagged order.expired payment.made payment.retried payment.decided payment.refunded payment.collected plan.aged plan.fee-charged plan.rescheduled plan.due-day-changed plan.autopay-changed collateral.created collateral.changed collateral.attached collateral.removed collateral.submitted collateral.document-added collateral.document-received collateral.document-checked collateral.document-removed collateral.taken collateral.valued collateral.approved collateral.info-requested collateral.rejected collateral.expired collateral.returned offer.changed approval.requested approval.approved approval.rejected approval.expired job.started' +
  ' job.stopped scratchcard-batch.created scratchcard-batch.cards-created scratchcard-batch.activated scratchcard-batch.approved scratchcard-batch.frozen scratchcard-batch.unfrozen' +
  ' scratchcard-batch.closed scratchcard-batch.voided scratchcard-batch.exported scratchcard-batch.cards-activated scratchcard.blocked scratchcard.unblocked' +
  ' notification.created notification.changed notification.tested notification.scheduled notification.cancelled notification.paused notification.resumed notification.retried notification.sent';

/** By operation: the sort keys, and each filter with its values. Everything else is refused. */
export const pinnedLists: Readonly<
  Record<string, { readonly sort: string; readonly filters: Readonly<Record<string, string>> }>
> = {
  listUsers: {
    sort: 'createdAt fullName principalLeft creditLimit status riskTier daysPastDue lastLoginAt',
    filters: {
      status: 'ACTIVE BLOCKED CLOSED',
      kycStatus: 'NONE PENDING VERIFIED FAILED',
      riskTier: 'A B C D',
      pastDue: 'YES NO',
      savedCard: 'YES NO',
    },
  },
  listMyScratchcards: {
    sort: 'createdAt value status expiresOn',
    filters: {
      status: 'CREATED ACTIVE REDEEMED LOCKED BLOCKED EXPIRED VOID',
      kind: 'PHYSICAL DIGITAL',
    },
  },
  listDeliveries: {
    sort: 'customerName status channel',
    filters: { status: 'WAITING DELIVERED OPENED SUPPRESSED FAILED', channel: 'IN_APP EMAIL SMS PUSH' },
  },
  listAllScratchcards: {
    sort: 'code status failedAttempts redeemedAt createdAt',
    filters: {
      batchId: `bat_${ulid} bat_7ZZZZZZZZZZZZZZZZZZZZZZZZZ`,
      status: 'CREATED ACTIVE REDEEMED LOCKED BLOCKED EXPIRED VOID',
      kind: 'PHYSICAL DIGITAL',
    },
  },
  listProducts: { sort: 'name unitPrice', filters: { category: 'KITCHEN CYCLING AUDIO HOME PHOTO' } },
  listPlanOffers: { sort: 'months nominalRatePpm code', filters: { method: 'ANNUITY EQUAL_PRINCIPAL' } },
  ...Object.fromEntries(
    ['listOrders', 'listAllOrders'].map((name) => [
      name,
      {
        sort: `createdAt number total status${name.startsWith('listAll') ? ' customerName' : ''}`,
        filters: {
          status:
            'DRAFT QUOTED COLLATERAL_REQUIRED UNDER_REVIEW READY_TO_CONFIRM AWAITING_DOWN_PAYMENT ACTIVE COMPLETED CANCELLED EXPIRED DECLINED REFUNDED',
          ...(name.startsWith('listAll')
            ? {
                userId: users,
                budgetReview: 'NONE PENDING APPROVED DECLINED',
                offerCode: 'STD6 PAY4',
                purchase: 'OPEN ABANDONED SIGNED ENDED',
              }
            : {}),
        },
      },
    ]),
  ),
  listPlans: {
    sort: 'createdAt number nextDue principalLeft daysPastDue status',
    filters: { status: 'PENDING ACTIVE OVERDUE SETTLED CANCELLED', orderId: orders },
  },
  listAllPlans: {
    sort: 'createdAt number nextDue principalLeft daysPastDue status customerName',
    filters: {
      status: 'PENDING ACTIVE OVERDUE SETTLED CANCELLED',
      lateness: 'NOT_DUE DUE_TODAY IN_GRACE UP_TO_30_DAYS UP_TO_60_DAYS UP_TO_90_DAYS OVER_90_DAYS',
      promise: 'NONE OPEN KEPT BROKEN',
      dispute: 'NONE OPEN CLOSED',
      offerCode: 'STD6 PAY4',
      orderId: orders,
      userId: users,
      punctuality: 'NOTHING_DUE ON_TIME LATE',
    },
  },
  ...Object.fromEntries(
    ['listPayments', 'listAllPayments'].map((name) => [
      name,
      {
        sort: `createdAt amount status${name.startsWith('listAll') ? ' customerName' : ''}`,
        filters: {
          status: 'PROCESSING PENDING SUCCEEDED FAILED PARTIALLY_REFUNDED REFUNDED',
          purpose: 'DOWN_PAYMENT INSTALMENT',
          orderId: orders,
          planId: plans,
          ...(name.startsWith('listAll')
            ? {
                userId: users,
                declineCode: 'insufficient-funds card-declined card-expired card-stolen',
                firstAttempt: 'SUCCEEDED DECLINED UNDECIDED',
                method: 'CARD BANK WALLET SCRATCHCARD',
              }
            : {}),
        },
      },
    ]),
  ),
  ...Object.fromEntries(
    ['listCollaterals', 'listAllCollaterals'].map((name) => [
      name,
      {
        sort: name.startsWith('listAll')
          ? 'createdAt waitingSince value status customerName'
          : 'createdAt value status',
        filters: {
          status:
            'DRAFT SUBMITTED UNDER_REVIEW INFO_REQUESTED APPROVED REJECTED EXPIRED PLEDGED SHORTFALL RELEASE_PENDING RELEASED REMOVED',
          type: 'GOLD_JEWELLERY CASH_DEPOSIT LISTED_SECURITIES VEHICLE ELECTRONICS',
          ...(name.startsWith('listAll') ? { orderId: orders, userId: users } : {}),
        },
      },
    ]),
  ),
  listBatches: {
    sort: 'createdAt number name value quantity expiresOn status',
    filters: { status: 'DRAFT GENERATED PENDING_APPROVAL ACTIVE FROZEN CLOSED VOID' },
  },
  listAuditEvents: {
    sort: 'at',
    filters: {
      entityType:
        'user order plan payment refund collateral offer scratchcard-batch notification approval job',
      entityId: `ord_${ulid} pln_${ulid}`,
      action: auditActions,
      actorKind: 'CUSTOMER ADMINISTRATOR SYSTEM',
      actorId: `usr_${ulid} adm_${ulid}`,
    },
  },
  listApprovals: {
    sort: 'requestedAt expiresAt status requestedByName',
    filters: { status: 'PENDING APPROVED REJECTED EXPIRED' },
  },
  listJobs: {
    sort: 'createdAt finishedAt status',
    filters: { status: 'QUEUED RUNNING SUCCEEDED PARTIALLY_FAILED FAILED STOPPED', kind: auditActions },
  },
  listInbox: {
    sort: 'at',
    filters: {
      status: 'UNREAD READ SNOOZED ARCHIVED',
      category: 'PAYMENT PLAN COLLATERAL CARD SECURITY MARKETING',
    },
  },
  listJobResults: { sort: 'no', filters: { outcome: 'PENDING SUCCEEDED FAILED' } },
  listRefunds: { sort: 'createdAt amount', filters: { reason: 'RETURN DUPLICATE GOODWILL FRAUD OTHER' } },
  listNotifications: {
    sort: 'createdAt name audienceCount status category',
    filters: {
      status: 'DRAFT SCHEDULED SENDING SENT PAUSED CANCELLED PARTIALLY_FAILED FAILED',
      category: 'PAYMENT PLAN COLLATERAL CARD SECURITY MARKETING',
    },
  },
};

/** By name of the path parameter. */
export const pinnedParams: Readonly<Record<string, Pinned>> = {
  orderId: id('ord'),
  productId: id('prd'),
  offerCode,
  quoteId: id('qte'),
  paymentId: id('pay'),
  scratchcardId: id('crd'),
  auditEventId: id('aud'),
  approvalId: id('apr'),
  jobId: id('job'),
  refundId: id('rfd'),
  inboxItemId: id('dlv'),
  sessionId: id('ses'),
  savedViewId: id('viw'),
  cardTokenId: id('tok'),
  collateralId: id('col'),
  documentId: id('doc'),
  challengeId: id('otp'),
  planId: id('pln'),
  userId: id('usr'),
  batchId: id('bat'),
  notificationId: id('ntf'),
  kind: { accept: ['terms', 'privacy'], reject: ['', 'Terms', 'imprint'] },
  figure: { accept: ['gmv', 'on-time-rate', 'collateral-waiting'], reject: ['', 'GMV', 'dpd'] },
  chart: {
    accept: [
      'collections',
      'ageing',
      'plan-mix',
      'payment-failures',
      'card-funnel',
      'delivery-funnel',
      'redemptions',
      'breakage',
    ],
    reject: ['', 'Ageing', 'x'],
  },
  version: {
    accept: ['2025-01', '2026-11', '2026-11.2'],
    reject: ['', '2026', '2026-1', 'latest', '2026-11.', '2026-11-01'],
  },
};
