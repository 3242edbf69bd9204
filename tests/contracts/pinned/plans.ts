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
  range,
  sourceFields,
  text,
  ulid,
  whole,
  wholeOrText,
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
  reason: text(10, 500),
};

const plansJobFields: Readonly<Record<string, Pinned>> = {
  action: { accept: ['remind', 'waive', 'extend'], reject: [...notText, '', 'REMIND', 'promise'] },
  'target.ids': {
    accept: [[`pln_${ulid}`]],
    reject: [[], null, 'x', [`pln_${ulid}`, `pln_${ulid}`]],
  },
  'target.ids.0': id('pln'),
  'target.succeededIn': ofAnotherJob,
  'target.matching.q': { accept: ['', 'mira'], reject: [7, null, 'x'.repeat(101)] },
  'target.matching.filter.status': { accept: [['ACTIVE', 'OVERDUE']], reject: [[], ['nope'], 'ACTIVE'] },
  'target.matching.filter.status.0': { accept: ['ACTIVE', 'SETTLED'], reject: [...notText, '', 'active'] },
  'target.matching.filter.lateness': { accept: [['IN_GRACE']], reject: [[], ['nope'], 'IN_GRACE'] },
  'target.matching.filter.lateness.0': {
    accept: ['NOT_DUE', 'OVER_90_DAYS'],
    reject: [...notText, '', 'late'],
  },
  'target.matching.filter.punctuality': { accept: [['LATE']], reject: [[], ['nope'], 'LATE'] },
  'target.matching.filter.punctuality.0': { accept: ['ON_TIME', 'LATE'], reject: [...notText, '', 'late'] },
  'target.matching.filter.promise': { accept: [['NONE', 'OPEN']], reject: [[], ['nope'], 'NONE'] },
  'target.matching.filter.promise.0': { accept: ['NONE', 'KEPT'], reject: [...notText, '', 'kept'] },
  'target.matching.filter.dispute': { accept: [['OPEN']], reject: [[], ['nope'], 'OPEN'] },
  'target.matching.filter.dispute.0': { accept: ['NONE', 'CLOSED'], reject: [...notText, '', 'open'] },
  'target.matching.filter.offerCode': { accept: [['STD6']], reject: [[], ['nope'], 'STD6'] },
  'target.matching.filter.offerCode.0': { accept: ['STD6'], reject: [...notText, '', 'std6'] },
  'target.matching.filter.orderId': { accept: [[`ord_${ulid}`]], reject: [[], ['nope'], `ord_${ulid}`] },
  'target.matching.filter.orderId.0': id('ord'),
  'target.matching.filter.userId': { accept: [[`usr_${ulid}`]], reject: [[], ['nope'], `usr_${ulid}`] },
  'target.matching.filter.userId.0': id('usr'),
  ...range('target.matching.filter.createdAt', {
    accept: ['2027-01-10T09:00:00.000Z', '2027-01-10T09:00:00Z'],
    reject: ['', '2027-01-10', 7, null, []],
  }),
  ...range('target.matching.filter.nextDue', {
    accept: ['2027-01-10'],
    reject: ['', '2027-01-10T09:00:00.000Z', 7, null, []],
  }),
  ...range('target.matching.filter.dueOn', {
    accept: ['2027-01-10'],
    reject: ['', '2027-01-10T09:00:00.000Z', 7, null, []],
  }),
  ...range('target.matching.filter.financed', wholeOrText),
  ...range('target.matching.filter.principalLeft', wholeOrText),
  ...range('target.matching.filter.daysPastDue', wholeOrText),
  dryRun: { accept: [true, false], reject: ['true', 1, null, undefined] },
  days: nullable(whole(1, 60)),
  reason: text(10, 500),
};

const extensionFields = { days: whole(1, 60), reason: text(10, 500) };

const waiverFields = { lineNo: nullable(whole(1, 1_000_000)), reason: text(10, 500) };

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
};
