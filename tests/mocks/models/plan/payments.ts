import fc from 'fast-check';
import type { Payment } from '#contracts/payments/payment.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import type { Schedule } from '#contracts/plans/schedule.ts';
import { euro } from '#tests/kit/money.ts';
import { byCard } from '#tests/kit/sources.ts';
import { step } from '#tests/suite/models/step.ts';
import { type Refusals, versionOf } from '#tests/mocks/models/kit/world.ts';
import { dayOf } from '#tests/suite/models/plan/days.ts';
import * as L from '#tests/suite/models/plan/lines.ts';
import type { PlanModel } from '#tests/suite/models/plan/model.ts';
import type { Mode, Paid, Purpose } from '#tests/suite/models/plan/signed.ts';
import { type CardName, compare, noteDeclined, type PlanStep, type Real } from './real.ts';
import { adoptLines } from '#tests/suite/models/plan/schedule.ts';

const DAY_MS = 86_400_000;

/** Guards that every payment of a plan has. */
function refusalsOf(model: PlanModel, states: readonly string[]): string[] {
  if (!states.includes(model.status)) return ['invalid-transition'];
  return [
    ...(model.pending ? ['payment-in-progress'] : []),
    ...(model.failedToday >= 5 ? ['invalid-transition'] : []),
  ];
}

/** The expected result of a payment, by its card. */
async function paid(
  model: PlanModel,
  real: Real,
  card: CardName,
  payment: { readonly purpose: Purpose; readonly amount: number; readonly mode?: Mode },
): Promise<void> {
  if (card === 'poor') {
    model.failedToday += 1;
    noteDeclined(model, real, payment);
  } else if (card === 'slow') model.pending = { mode: null, ...payment };
  else await received(model, real, { mode: null, ...payment });
}

/** After the bank has agreed: updates the model's own figures, and reads and checks the new instalments. */
export async function received(
  model: PlanModel,
  { reads, params, as }: Real,
  payment: Parameters<PlanModel['receive']>[0],
): Promise<void> {
  const [regular] = model.toCome;
  const balance = L.sum(model.later, L.openPrincipal) - (payment.amount - model.first);
  const slots = model.slots();
  const schedule = await reads<Schedule>('getSchedule', { params, ...as });
  const size =
    payment.mode === 'SHORTER_TERM' && regular
      ? regular.interest - regular.carried + regular.principal
      : null;
  const adopt = () => adoptLines(model, schedule, { slots, balance, carried: 0, size });
  model.receive(payment, payment.mode === null ? undefined : adopt);
}

const card = fc.constantFrom<CardName>('good', 'good', 'good', 'good', 'poor', 'slow');

/** Amounts with a meaning for the plan, and arbitrary ones. */
const amounts = {
  due: (model) => model.dueNow || 183_69,
  'a cent less than due': (model) => (model.dueNow || 183_69) - 1,
  'a third of the rest': (model) => Math.ceil(model.left / 3),
  'all but late fees': (model) => L.sum(model.lines, L.open),
  'all but 5 cents': (model) => model.left - 5,
  everything: (model) => model.left,
  'a cent too much': (model) => model.left + 1,
  'one instalment': () => 183_69,
  'a little': () => 7_77,
} as const satisfies Readonly<Record<string, (model: PlanModel) => number>>;
type Amount = keyof typeof amounts;

export const paysBy = (what: Amount, by: CardName): PlanStep =>
  step(`pays ${what} with a ${by} card`, async (model, real) => {
    const amount = Math.max(1, amounts[what](model));
    const refusals: Refusals = [
      ...refusalsOf(model, ['ACTIVE', 'OVERDUE', 'DEFAULTED', 'WRITTEN_OFF']),
      ...(amount > model.left ? ['overpayment'] : []),
    ];
    const sources = byCard(real.cards[by], amount);
    const body = {
      parts: [
        { planId: real.params.planId, amount: euro(amount), version: versionOf(real, real.params.planId) },
      ],
      ...sources,
    };
    if (await real.sends('payPlans', { body, ...real.as }, refusals))
      await paid(model, real, by, { purpose: 'INSTALMENT', amount });
    await compare(model, real);
  });

export const pays = fc
  .record({ what: fc.constantFrom(...(Object.keys(amounts) as Amount[])), card })
  .map(({ what, card: by }) => paysBy(what, by));

type Off = -1 | 0 | 1;

export const settlesBy = (by: CardName, withdraw = false, off: Off = 0): PlanStep =>
  step(`${withdraw ? 'withdraws' : 'settles'} with a ${by} card, off by ${off}`, async (model, real) => {
    const amount = Math.max(1, model.payoff + off);
    const lastDay = dayOf('2027-01-10') + 15; // the fourteenth day is a Sunday
    const refusals: Refusals = [
      ...refusalsOf(model, withdraw ? ['ACTIVE'] : ['ACTIVE', 'OVERDUE', 'DEFAULTED', 'WRITTEN_OFF']),
      ...(withdraw && model.today > lastDay ? ['invalid-transition'] : []),
      ...(amount === model.payoff ? [] : ['settlement-quote-stale']),
    ];
    const { params, as } = real;
    const call = { params, body: { amount: euro(amount), ...byCard(real.cards[by], amount) }, ...as };
    if (await real.sends(withdraw ? 'withdrawPlan' : 'settlePlan', call, refusals))
      await paid(model, real, by, { purpose: withdraw ? 'WITHDRAWAL' : 'SETTLEMENT', amount });
    await compare(model, real);
  });

export const settles = fc
  .record({ off: fc.constantFrom<Off>(0, 0, 0, 1, -1), card, withdraw: fc.boolean() })
  .map(({ off, card: by, withdraw }) => settlesBy(by, withdraw, off));

/** @param percent of the principal that is not due yet */
export const prepaysBy = (percent: number, mode: Mode = 'SHORTER_TERM', by: CardName = 'good'): PlanStep =>
  step(`prepays ${percent} % for ${mode} with a ${by} card`, async (model, real) => {
    const rest = Math.max(0, model.payoff - model.first);
    const amount = Math.max(1, model.first + Math.floor((rest * percent) / 100));
    const min = Math.max(10_00, model.first + 1);
    const all = model.first + L.sum(model.later, L.openPrincipal);
    const hasRoom = all > min;
    const refusals: Refusals = [
      ...refusalsOf(model, ['ACTIVE', 'OVERDUE']),
      ...(hasRoom
        ? [
            ...(amount < min ? ['amount-too-small'] : []),
            ...(amount >= all || !model.later.some((each) => L.open(each) > 0) ? ['overpayment'] : []),
          ]
        : ['invalid-transition']),
    ];
    const body = { amount: euro(amount), mode, ...byCard(real.cards[by], amount) };
    if (
      await real.sends(
        'prepayPlan',
        { params: real.params, body, ifMatch: `"${versionOf(real, real.params.planId)}"`, ...real.as },
        refusals,
      )
    )
      await paid(model, real, by, { purpose: 'PREPAYMENT', amount, mode });
    await compare(model, real);
  });

export const prepays = fc
  .record({
    percent: fc.constantFrom(0, 1, 20, 50, 99, 100, 101),
    mode: fc.constantFrom<Mode>('LOWER_INSTALMENT', 'SHORTER_TERM'),
    card,
  })
  .map(({ percent, mode, card: by }) => prepaysBy(percent, mode, by));

/** @param which by the order in which they succeeded; 0: the down payment */
export const isRefunded = (which: number, percent: number): PlanStep =>
  step(`refunds ${percent} % of payment ${which}`, async (model, real) => {
    const payment: Paid | undefined = model.payments[which % model.payments.length];
    if (!payment) return;
    const params = { paymentId: payment.id };
    const { version } = await real.reads<Payment>('getPaymentAsAdministrator', { params, ...real.admin });
    const left = payment.amount - payment.refunded;
    const alone = Math.max(1, 500_00 - payment.refunded); // above this a second administrator has to approve
    const amount = Math.min(Math.max(1, Math.floor((left * percent) / 100) + (percent > 100 ? 1 : 0)), alone);
    const refusals: Refusals =
      left === 0
        ? ['invalid-transition']
        : [
            ...(amount > left ? ['refund-exceeds-payment'] : []),
            ...(model.pending ? ['payment-in-progress'] : []),
            ...(payment.refunded >= 500_00 ? ['approval'] : []),
          ];
    if (refusals.includes('approval')) return;
    const body = { amount: euro(amount), reason: 'RETURN', note: null };
    const call = { params, body, ...real.admin, ifMatch: `"${version}"` };
    if (await real.sends('createRefund', call, refusals)) model.refund(payment, amount);
    await compare(model, real);
  });

/** The bank takes back all of a payment. */
export const isChargedBack = (which: number): PlanStep =>
  step(`charges back payment ${which}`, async (model, real) => {
    const payment = model.payments[which];
    if (!payment) return;
    const params = { paymentId: payment.id };
    const { version } = await real.reads<Payment>('getPaymentAsAdministrator', { params, ...real.admin });
    const body = { reason: 'The bank has written to us' };
    const call = { params, body, ...real.admin, ifMatch: `"${version}"` };
    if (await real.sends('chargeBackPayment', call, [])) model.chargeBack(payment);
    await compare(model, real);
  });

export const refunds = fc
  .record({ which: fc.nat({ max: 5 }), percent: fc.constantFrom(5, 50, 100, 101) })
  .map(({ which, percent }) => isRefunded(which, percent));

export const collects = fc
  .constantFrom<'good' | 'poor' | null>('good', 'good', 'poor', null)
  .map((name): PlanStep =>
    step(`lets a ${name ?? 'missing'} card be charged on due dates`, async (model, real) => {
      const { params, as } = real;
      const { version } = await real.reads<Plan>('getPlan', { params, ...as });
      const body = { cardTokenId: name && real.cards[name] };
      const allowed = ['ACTIVE', 'OVERDUE', 'DEFAULTED'].includes(model.status);
      const call = { params, body, ...as, ifMatch: `"${version}"` };
      const done = await real.sends('setAutopay', call, allowed ? [] : ['invalid-transition']);
      if (done) model.autopay = name;
      await compare(model, real);
    }),
  );

/** The bank decides about a slow card before the day ends. */
async function decided(model: PlanModel, real: Real): Promise<void> {
  const { pending } = model;
  model.pending = null;
  await real.passes(4_000);
  if (pending) await received(model, real, pending);
  model.waits += 1;
}

export const waitsFor = (days: number): PlanStep =>
  step(`${days} days pass`, async (model, real) => {
    await decided(model, real);
    if (days > 0) await real.passes(days * DAY_MS);
    for (let day = 0; day < days; day += 1) model.nextDay();
    await compare(model, real);
  });

export const waitsOf = (...choices: readonly number[]) => fc.constantFrom(...choices).map(waitsFor);

export const waits = waitsOf(0, 1, 5, 14, 28, 31, 31, 36, 60, 92);
