import {
  type Pinned,
  type PinnedBodies,
  currency,
  id,
  localDate,
  notText,
  ofAnotherJob,
  nullable,
  positiveMinor,
  sourceFields,
  text,
  ulid,
  whole,
} from './values.ts';

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

const spreadFields = {
  months: whole(1, 60),
  arrears: { accept: ['NEXT', 'SPREAD'], reject: [...notText, '', 'next', 'CAPITALISED'] },
};

const plansJobFields: Readonly<Record<string, Pinned>> = {
  action: { accept: ['remind', 'waive', 'extend'], reject: [...notText, '', 'REMIND', 'promise'] },
  'target.ids': {
    accept: [[`pln_${ulid}`]],
    reject: [[], null, 'x', [`pln_${ulid}`, `pln_${ulid}`]],
  },
  'target.ids.0': id('pln'),
  'target.succeededIn': ofAnotherJob,
  dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
  days: nullable(whole(1, 60)),
};

const extensionFields = { days: whole(1, 60) };

const waiverFields = { lineNo: nullable(whole(1, Number.MAX_SAFE_INTEGER)) };

const product = `prd_${ulid}`;
const returnedItemsFields: Readonly<Record<string, Pinned>> = {
  items: {
    accept: [[{ productId: product, quantity: 1 }]],
    reject: [
      ...notText,
      [],
      [
        { productId: product, quantity: 1 },
        { productId: product, quantity: 2 },
      ],
    ],
  },
  'items.0.productId': id('prd'),
  'items.0.quantity': whole(1, 99),
};

/** What bodies about plans must accept and refuse. */
export const planBodies: PinnedBodies = {
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
  extendPlan: extensionFields,
  creditGoods: returnedItemsFields,
  requestReturn: { ...returnedItemsFields, text: text(10, 500) },
  rejectReturn: { answer: text(10, 500) },
  addReturnPhoto: {
    fileName: { accept: ['left.png', 'a'], reject: [...notText, '', 'a/b.png', 'a\\b.png'] },
    mime: {
      accept: ['image/jpeg', 'image/png', 'image/webp'],
      reject: [...notText, '', 'image/heic', 'text/html'],
    },
    data: { accept: ['iVBORw0KGgo=', 'AAAA'], reject: [...notText, '', 'AAA', 'AA-_'] },
  },
  recordContact: {
    kind: { accept: ['CALL', 'NOTE'], reject: [...notText, '', 'call', 'REMINDER'] },
    text: text(3, 1_000),
  },
  startPlansJob: plansJobFields,
  quoteSettlement: { on: nullable(localDate) },
  quotePrepayment: { ...amountFields, mode: prepaymentMode, on: nullable(localDate) },
  quoteReschedule: { months: whole(1, 60) },
  quoteDueDay: { dueDay: whole(1, 28) },
  changeDueDay: { dueDay: whole(1, 28) },
};
