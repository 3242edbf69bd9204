import { MissingData, type Provider } from '#tests/kit/provider.ts';
import type { Call } from '#tests/kit/client.ts';
import { planOf } from '#tests/kit/administered.ts';
import { headphones, piecesOf } from '#tests/kit/goods.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';

/** Mira's plan in the scenario happy: two of six instalments are paid, and nothing is due. */
async function running(backend: Provider) {
  const customer = await person(backend, people.mira);
  const { items } = await backend.get('listPlans', {
    token: customer.token,
    query: { filter: { status: ['ACTIVE'] } },
  });
  const [plan] = items;
  if (!plan) throw new MissingData('Mira has no running plan.');
  const card = async (amountMinor: number) => byCard(await customer.card('good'), amountMinor);
  return { customer, token: customer.token, plan, params: { planId: plan.id }, card };
}

type Running = Awaited<ReturnType<typeof running>>;

const ofRunning =
  (prepare: (given: Running, backend: Provider) => Promise<Call>) => async (backend: Provider) => {
    const given = await running(backend);
    return { token: given.token, params: given.params, ...(await prepare(given, backend)) };
  };

/** A plan that has begun today. */
async function begun(backend: Provider) {
  const customer = await person(backend, people.mira);
  const { planId } = await customer.buys('Espresso machine', 'STD6');
  return { customer, token: customer.token, params: { planId } };
}

/** A plan with a late fee that was charged and not paid, and its administrator. */
async function lateForAdministrator(backend: Provider) {
  const holder = await planHolder(backend, '+4915156565656');
  await holder.until('2027-02-17');
  const token = await backend.signIn(people.administrator);
  await backend.get('getMe', { token }); // so that the last use of the session is stored before the request
  const { version } = await planOf(backend, holder.planId);
  return { token, params: holder.params, ifMatch: `"${version}"` };
}

/** A plan of which a piece is to be credited, and its administrator. */
async function bringingBack(backend: Provider) {
  const holder = await headphones(backend, '+4915156565656');
  const token = await backend.signIn(people.administrator);
  await backend.get('getMe', { token });
  const { version } = await planOf(backend, holder.planId);
  const body = await piecesOf(backend, holder.planId, 1);
  return { token, params: holder.params, ifMatch: `"${version}"`, body };
}

/** A plan whose customer wants to return a piece, and an administrator. */
async function returning(backend: Provider, isAsked = true) {
  const holder = await headphones(backend, '+4915156565656');
  const { planId, params, as: owner } = holder;
  const { items } = await piecesOf(backend, planId, 1);
  const body = { items, text: 'The left one makes no sound.' };
  if (isAsked) await backend.done(200, 'requestReturn', { params, body }, owner);
  const token = await backend.signIn(people.administrator);
  await backend.get('getMe', { token });
  return { planId, params, body, owner, token };
}

const photo = { fileName: 'left.png', mime: 'image/png', data: 'iVBORw0KGgo=' } as const;

/** A plan in default since today, and its administrator. */
async function defaulted(backend: Provider) {
  const holder = await planHolder(backend, '+4915156565656');
  await holder.until('2027-05-11');
  const token = await backend.signIn(people.administrator);
  await backend.get('getMe', { token });
  const { version } = await planOf(backend, holder.planId);
  const body = { reason: 'The court has opened the insolvency' };
  return { token, params: holder.params, ifMatch: `"${version}"`, body };
}

const administered = (body: object) => async (backend: Provider) => ({
  ...(await lateForAdministrator(backend)),
  body,
});

const spread = { months: 8, arrears: 'SPREAD', reason: 'Short-time work until the summer' };
const extension = { days: 14, reason: 'The flood in the valley of the Ahr' };
const damaged = { reason: 'DAMAGED', text: 'The machine came without its pump.' } as const;

const waiver = { lineNo: 1, reason: 'The reminder was sent to an old address' };

/** Requests that succeed, for the commands and quotes of a plan. */
export const planRequests = {
  payPlans: ofRunning(async ({ plan, card }) => ({
    params: {},
    body: {
      parts: [{ planId: plan.id, amount: euro(20_00), version: plan.version }],
      ...(await card(20_00)),
    },
  })),
  previewPlanPayment: ofRunning(async ({ plan }) => ({
    params: {},
    body: { parts: [{ planId: plan.id, amount: euro(20_00) }] },
  })),
  quoteSettlement: ofRunning(async () => ({ body: { on: null } })),
  quotePrepayment: ofRunning(async () => ({
    body: { amount: euro(100_00), mode: 'SHORTER_TERM', on: '2027-02-20' },
  })),
  quoteReschedule: ofRunning(async () => ({ body: { months: 10 } })),
  quoteDueDay: ofRunning(async () => ({ body: { dueDay: 24 } })),
  quoteWithdrawal: async (backend: Provider): Promise<Call> => {
    const { token, params } = await begun(backend);
    return { token, params };
  },
  settlePlan: ofRunning(async ({ params, token, card }, backend) => {
    const { amount } = await backend.get('quoteSettlement', { token, params, body: { on: null } });
    return { body: { amount, ...(await card(amount.amountMinor)) } };
  }),
  prepayPlan: ofRunning(async ({ plan, card }) => ({
    ifMatch: `"${plan.version}"`,
    body: { amount: euro(100_00), mode: 'LOWER_INSTALMENT', ...(await card(100_00)) },
  })),
  withdrawPlan: async (backend: Provider): Promise<Call> => {
    const { customer, token, params } = await begun(backend);
    const { amount } = await backend.get('quoteWithdrawal', { token, params });
    return { token, params, body: { amount, ...byCard(await customer.card('good'), amount.amountMinor) } };
  },
  reschedulePlan: ofRunning(async ({ plan }) => ({
    ifMatch: `"${plan.version}"`,
    body: { months: 10, reason: 'LESS_INCOME' },
  })),
  changeDueDay: ofRunning(async ({ plan }) => ({ ifMatch: `"${plan.version}"`, body: { dueDay: 24 } })),
  openDispute: ofRunning(async () => ({ body: damaged })),
  answerDispute: async (backend: Provider) => {
    const holder = await planHolder(backend, '+4915156565656');
    const { params, as } = holder;
    await backend.done(200, 'openDispute', { params, body: damaged }, as);
    const token = await backend.signIn(people.administrator);
    await backend.get('getMe', { token });
    const { version } = await planOf(backend, holder.planId);
    return { token, params, ifMatch: `"${version}"`, body: { answer: 'A new one is on its way to you.' } };
  },
  waiveFees: administered(waiver),
  recordPromise: administered({ amount: euro(100_00), date: '2027-02-20', note: null }),
  reschedulePlanAsAdministrator: administered(spread),
  extendPlan: administered(extension),
  writeOffPlan: defaulted,
  creditGoods: bringingBack,
  requestReturn: async (backend: Provider) => {
    const { params, body, owner } = await returning(backend, false);
    return { ...owner, params, body };
  },
  withdrawPurchase: async (backend: Provider) => {
    const { params, owner } = await returning(backend, false);
    return { ...owner, params };
  },
  addReturnPhoto: async (backend: Provider) => {
    const { params, owner } = await returning(backend);
    return { ...owner, params, body: photo };
  },
  getReturnPhoto: async (backend: Provider) => {
    const { params, owner, token } = await returning(backend);
    const { goodsReturn } = await backend.done(200, 'addReturnPhoto', { params, body: photo }, owner);
    return { token, params: { ...params, documentId: goodsReturn?.photos[0]?.id ?? '' } };
  },
  rejectReturn: async (backend: Provider) => {
    const { params, token, planId } = await returning(backend);
    const { version } = await planOf(backend, planId);
    return { token, params, ifMatch: `"${version}"`, body: { answer: 'It was used for months.' } };
  },
  remindPlan: lateForAdministrator,
  recordContact: administered({ kind: 'CALL', text: 'The wage comes on Thursday' }),
  getPlanContacts: lateForAdministrator,
  getScheduleAsAdministrator: lateForAdministrator,
  startPlansJob: async (backend: Provider) => {
    const { token, params } = await lateForAdministrator(backend);
    const target = { ids: [params.planId] };
    const reason = 'Second reminder of this week';
    return { token, body: { action: 'remind', target, dryRun: false, days: null, reason } };
  },
  setAutopay: ofRunning(async ({ plan, customer }) => ({
    body: { cardTokenId: await customer.card('good') },
    ifMatch: `"${plan.version}"`,
  })),
};
