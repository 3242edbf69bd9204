import fc from 'fast-check';
import type { Payment } from '#contracts/payments/payment.ts';
import type { PrepaymentMode } from '#contracts/plans/quote.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { euro } from '#tests/kit/money.ts';
import { byCard } from '#tests/kit/sources.ts';
import { step } from '#tests/suite/models/step.ts';
import { collectionDay } from '#tests/suite/models/plan/days.ts';
import * as L from '#tests/suite/models/plan/lines.ts';
import type { PlanModel } from '#tests/suite/models/plan/model.ts';
import { adoptLines } from '#tests/suite/models/plan/schedule.ts';
import type { Pending } from '#tests/suite/models/plan/signed.ts';
import type { FlowName } from '#tools/verify/flow-names.ts';
import { asks, same } from './ask.ts';
import { flow, type FlowStep } from './flow.ts';
import { beginPlan, checkPlan, planOf, type PlanWorld, signInAgain } from './plan-world.ts';

const DAY_MS = 86_400_000;
const WITHDRAWAL_DAYS = 14;
/** The suite knows the days on which banks do not settle for two years. */
const MOST_DAYS = 550;

type PlanStep = FlowStep<PlanWorld>;
type CardName = keyof PlanWorld['cards'];

const named = (name: string, run: (world: PlanWorld) => Promise<void>): PlanStep =>
  step<PlanWorld, Provider>(name, run, ({ model, begun }) => model.today - begun < MOST_DAYS);

const payable = ['ACTIVE', 'OVERDUE', 'DEFAULTED', 'WRITTEN_OFF'];

/** Why a payment is not tried, whatever it pays. */
const refusesAny = (model: PlanModel, states: readonly string[]): string[] =>
  states.includes(model.status) && model.failedToday < 5 ? [] : ['invalid-transition'];

/** The payment has to be where the model puts it: what it pays of each line, and what goes to the wallet. */
function checkParts(model: PlanModel, payment: Payment): void {
  const paid = model.payments.at(-1);
  if (!paid) return;
  paid.id = payment.id;
  const inOrder = (parts: readonly L.Part[]) =>
    parts.map(({ no, component, amount }) => `${no} ${component} ${amount}`).toSorted();
  same(
    'what the payment has paid',
    inOrder(
      payment.allocations.map(({ lineNo, component, amount }) => ({
        no: lineNo,
        component,
        amount: amount.amountMinor,
      })),
    ),
    inOrder(paid.parts),
  );
  same('its credit in the wallet', payment.walletCredit.amountMinor, paid.given - paid.amount);
}

/** Sends a payment and lets the model receive it, unless it is refused or declined. */
async function pays(
  world: PlanWorld,
  by: CardName,
  pending: Pending,
  refusals: readonly string[],
  send: (
    sources: ReturnType<typeof byCard>,
    codes: readonly string[],
  ) => Promise<{ payment: Payment | null; refusal: string | null }>,
): Promise<void> {
  const { model, backend, params, cards } = world;
  const codes = refusals.length > 0 ? refusals : by === 'poor' ? ['payment-declined'] : [];
  const slots = model.slots();
  const [regular] = model.toCome;
  const balance = L.sum(model.later, L.openPrincipal) - (pending.amount - model.first);
  const { payment, refusal } = await send(byCard(cards[by], pending.amount), codes);
  if (refusal === 'payment-declined') model.failedToday += 1;
  if (!payment) return;
  const schedule = await backend.get('getSchedule', { params, ...world.as });
  const size =
    pending.mode === 'SHORTER_TERM' && regular
      ? regular.interest - regular.carried + regular.principal
      : null;
  const adopt = () => adoptLines(model, schedule, { slots, balance, carried: 0, size });
  model.receive(pending, pending.mode === null ? undefined : adopt);
  checkParts(model, payment);
}

/** Amounts that mean something for the plan. */
const amounts = {
  'what is due': (model) => model.dueNow || 183_69,
  'a cent less than is due': (model) => (model.dueNow || 183_69) - 1,
  'a third of the rest': (model) => Math.ceil(model.left / 3),
  'all but late fees': (model) => L.sum(model.lines, L.open),
  'everything but 5 cents': (model) => model.left - 5,
  everything: (model) => model.left,
  'a cent too much': (model) => model.left + 1,
  'what is due but late fees': (model) => L.sum(model.due, L.open),
  '7.77': () => 7_77,
} as const satisfies Readonly<Record<string, (model: PlanModel) => number>>;

const cards = fc.constantFrom<CardName>('good', 'good', 'good', 'good', 'poor');

const paying = (what: keyof typeof amounts, by: CardName) =>
  named(`pays ${what} with a ${by} card`, async (world) => {
    const { model, params, backend } = world;
    const amount = Math.max(1, amounts[what](model));
    const refusals = [...refusesAny(model, payable), ...(amount > model.left ? ['overpayment'] : [])];
    const { version } = await planOf(world);
    await pays(world, by, { purpose: 'INSTALMENT', amount, mode: null }, refusals, async (sources, codes) => {
      const body = { parts: [{ planId: params.planId, amount: euro(amount), version }], ...sources };
      const { answer, refusal } = await asks(backend, 'payPlans', { body, ...world.as }, codes);
      return { payment: answer?.payments[0] ?? null, refusal };
    });
  });

const paysPart = fc
  .record({ what: fc.constantFrom(...(Object.keys(amounts) as (keyof typeof amounts)[])), by: cards }) // its own keys
  .map(({ what, by }) => paying(what, by));

const paysAhead = fc
  .record({
    percent: fc.constantFrom(0, 1, 20, 50, 99, 100, 101),
    mode: fc.constantFrom<PrepaymentMode>('LOWER_INSTALMENT', 'SHORTER_TERM'),
    by: cards,
  })
  .map(({ percent, mode, by }) =>
    named(`pays ${percent} % ahead for ${mode} with a ${by} card`, async (world) => {
      const { model, params, backend } = world;
      const rest = Math.max(0, model.payoff - model.first);
      const amount = Math.max(1, model.first + Math.floor((rest * percent) / 100));
      const least = Math.max(10_00, model.first + 1);
      const all = model.first + L.sum(model.later, L.openPrincipal);
      const isAbove = amount >= all || !model.later.some((each) => L.open(each) > 0);
      const refusals = [
        ...refusesAny(model, ['ACTIVE', 'OVERDUE']),
        ...(all <= least
          ? ['invalid-transition']
          : [...(amount < least ? ['amount-too-small'] : []), ...(isAbove ? ['overpayment'] : [])]),
      ];
      const { version } = await planOf(world);
      await pays(world, by, { purpose: 'PREPAYMENT', amount, mode }, refusals, async (sources, codes) => {
        const call = { params, body: { amount: euro(amount), mode, ...sources }, ifMatch: `"${version}"` };
        const { answer, refusal } = await asks(backend, 'prepayPlan', { ...call, ...world.as }, codes);
        return { payment: answer, refusal };
      });
    }),
  );

/** @param off by how many cents the amount differs from that of the quote */
const paysOff = (kind: 'settles' | 'withdraws from') =>
  fc.record({ off: fc.constantFrom(0, 0, 0, 0, 1, -1), by: cards }).map(({ off, by }) =>
    named(`${kind} the plan, ${off} cents off, with a ${by} card`, async (world) => {
      const { model, params, backend } = world;
      const isSettlement = kind === 'settles';
      const isInTime = isSettlement || model.today <= world.begun + WITHDRAWAL_DAYS;
      const states = isSettlement ? payable : ['ACTIVE'];
      const mayQuote = states.includes(model.status) && isInTime;
      const quoted = await asks(
        backend,
        isSettlement ? 'quoteSettlement' : 'quoteWithdrawal',
        { params, ...(isSettlement && { body: { on: null } }), ...world.as },
        mayQuote ? [] : ['invalid-transition'],
      );
      if (quoted.answer) same('the amount that pays off', quoted.answer.amount.amountMinor, model.payoff);
      const amount = Math.max(1, model.payoff + off);
      const refusals = [
        ...refusesAny(model, states),
        ...(isInTime ? [] : ['invalid-transition']),
        ...(amount === model.payoff ? [] : ['settlement-quote-stale']),
      ];
      const purpose = isSettlement ? 'SETTLEMENT' : 'WITHDRAWAL';
      await pays(world, by, { purpose, amount, mode: null }, refusals, async (sources, codes) => {
        const call = { params, body: { amount: euro(amount), ...sources }, ...world.as };
        const name = isSettlement ? 'settlePlan' : 'withdrawPlan';
        const { answer, refusal } = await asks(backend, name, call, codes);
        return { payment: answer, refusal };
      });
    }),
  );

const ALONE = 500_00;

/** Refunds of one payment up to the limit of one administrator. */
const refunds = fc
  .record({ which: fc.nat({ max: 3 }), percent: fc.constantFrom(5, 50, 100, 101) })
  .map(({ which, percent }) =>
    named(`refunds ${percent} % of payment ${which}`, async ({ model, backend, admin }) => {
      const payment = model.payments[which % model.payments.length];
      if (!payment || payment.refunded >= ALONE) return;
      const params = { paymentId: payment.id };
      const left = payment.amount - payment.refunded;
      const wanted = Math.max(1, Math.floor((left * percent) / 100) + (percent > 100 ? 1 : 0));
      const amount = Math.min(wanted, ALONE - payment.refunded);
      const refusals = left === 0 ? ['invalid-transition'] : amount > left ? ['refund-exceeds-payment'] : [];
      const { version, refundable } = await backend.get('getPaymentAsAdministrator', { params, ...admin });
      same('what can be refunded', refundable.amountMinor, left);
      const body = { amount: euro(amount), reason: 'RETURN', note: null };
      const call = { params, body, ...admin, ifMatch: `"${version}"` };
      if ((await asks(backend, 'createRefund', call, refusals)).answer) model.refund(payment, amount);
    }),
  );

async function passes(world: PlanWorld, days: number): Promise<void> {
  await world.backend.wait(days * DAY_MS);
  for (let day = 0; day < days; day += 1) world.model.nextDay();
  await signInAgain(world);
}

const waits = (...days: readonly number[]) =>
  fc.constantFrom(...days).map((count) => named(`${count} days pass`, (world) => passes(world, count)));

/** Fees add up to their limit when several instalments are late in turn. */
const isLate = fc.constant(
  named('is late with the next instalment and pays it without its fee', async (world) => {
    const { model, backend } = world;
    const next = model.lines.find((each) => each.no > 0 && L.open(each) > 0);
    if (!next || !model.isOpen) return;
    await passes(world, Math.max(1, collectionDay(next.due) + 7 - model.today));
    if (L.sum(model.due, L.open) > 0) await paying('what is due but late fees', 'good').run(world, backend);
  }),
);

const ofPlan = (name: FlowName, steps: readonly fc.Arbitrary<PlanStep>[]) =>
  flow(name, { begin: beginPlan, check: checkPlan, steps });

export const planFlows = {
  payment: ofPlan('payment', [paysPart, paysPart, isLate, isLate, waits(1, 14, 31, 36, 60, 92)]),
  ahead: ofPlan('paying ahead', [paysAhead, paysAhead, paysPart, waits(1, 14, 28, 31, 36)]),
  settlement: ofPlan('settlement', [paysOff('settles'), paysAhead, paysPart, waits(1, 14, 31, 36, 60)]),
  refund: ofPlan('refund', [refunds, refunds, paysPart, paysOff('settles'), waits(1, 14, 31, 36)]),
  withdrawal: ofPlan('withdrawal', [paysOff('withdraws from'), paysPart, refunds, waits(1, 5, 9)]),
};
