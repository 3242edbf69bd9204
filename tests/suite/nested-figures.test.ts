import { expect, test } from 'vitest';
import { Approval } from '#contracts/approvals/approval.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import type { Plan } from '#contracts/plans/plan.ts';
import { UserDetails } from '#contracts/users/user.ts';
import { z } from '#contracts/z.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { planHolder } from '#tests/kit/plans.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { opened, ready } from './backend.ts';
import { figureNames, placesOf, valuesAt } from './figure-places.ts';

const places = Object.entries<Endpoint>(contract).flatMap(([name, definition]) =>
  placesOf(definition).map((place) => ({ name: name as OperationName, ...place })),
);
const isWhole = ({ figures }: { readonly figures: readonly string[] }) =>
  figures.length === figureNames.length;

/** The operations that answer a customer as the administration sees them. */
const aboutOneUser = Object.entries<Endpoint>(contract)
  .filter(([, { responses }]) => responses[200] === UserDetails)
  .map(([name]) => name);

/** The operations that answer a request for approval, with figures of its customer (approvals/amounts.test.ts). */
const aboutRequests = Object.entries<Endpoint>(contract)
  .filter(([, { responses }]) => Object.values(responses).includes(Approval))
  .map(([name]) => name);

/** Objects that have some of the figures only; each is compared with the plan below, or in figures.test.ts. */
const parts: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(aboutOneUser.map((name) => [`${name} `, ['principalLeft']])),
  ...Object.fromEntries(aboutRequests.map((name) => [`${name} customer`, ['principalLeft']])),
  'listUsers items[]': ['principalLeft'],
  'listUsers sums': ['principalLeft'],
  'listAllPlans sums': ['dueNow', 'overdue', 'principalLeft'],
  'getComingPayments currencies[]': ['leftToPay', 'dueNow', 'overdue'],
  'previewPlanPayment parts[]': ['leftToPay', 'dueNow'],
  'previewScratchcard instalments.parts[]': ['leftToPay', 'dueNow'],
  'quoteDueDay before': ['leftToPay'],
  'quoteDueDay after': ['leftToPay'],
  'quotePrepayment before': ['leftToPay'],
  'quotePrepayment after': ['leftToPay'],
  'quoteReschedule before': ['leftToPay'],
  'quoteReschedule after': ['leftToPay'],
};

test('an object of a response has all figures of a plan or is compared here', () => {
  const partly = places.filter((place) => !isWhole(place));
  expect(Object.fromEntries(partly.map(({ name, path, figures }) => [`${name} ${path}`, figures]))).toEqual(
    parts,
  );
});

test.each(places.filter(isWhole))(
  'the contract refuses $name $path where paid and left to pay are not the total',
  async ({ name, path }) => {
    const { backend, request } = await ready(name);
    const response = await backend.ask(name, name === 'getOwnData' ? await ofBuyer(backend) : request);
    const waits = z.safeParse(Approval, response.body).data; // the answer then is what it would be
    const body: unknown = waits ? waits.preview : response.body;
    const schema = (contract[name] as Endpoint).responses[waits ? 200 : (response.status as 200)];
    const [plan] = valuesAt(body, path) as [Plan];
    expect(plan.paid.amountMinor + plan.leftToPay.amountMinor + plan.cancelled.amountMinor).toBe(
      plan.total.amountMinor,
    );
    expect(z.safeParse(schema ?? z.never(), body).success).toBe(true);
    for (const figure of ['total', 'paid', 'leftToPay'] as const) {
      plan[figure].amountMinor += 1;
      expect(z.safeParse(schema ?? z.never(), body).success, figure).toBe(false);
      plan[figure].amountMinor -= 1;
    }
  },
);

/** The file of a customer who has a plan, ready to be read. */
async function ofBuyer(backend: Provider) {
  const token = await backend.signIn(people.mira);
  const me = await backend.get('getMe', { token });
  if (me.kind !== 'CUSTOMER') throw new Error('Mira is no customer');
  await backend.done(200, 'requestOwnData', {}, { token, ifMatch: `"${me.user.version}"` });
  return { token };
}

test('getComingPayments has the sums over the plans in each currency', async () => {
  const { backend, request } = await ready('getComingPayments');
  const { token = null } = request;
  const items = await backend.every('listPlans', { token });
  const { currencies } = await backend.get('getComingPayments', { token });
  expect(currencies.length).toBeGreaterThan(0);
  for (const { currency, ...amounts } of currencies) {
    const plans = items.filter(({ total }) => total.currency === currency);
    for (const figure of ['leftToPay', 'dueNow', 'overdue'] as const) {
      const sum = plans.reduce((all, plan) => all + plan[figure].amountMinor, 0);
      expect([figure, amounts[figure]]).toEqual([figure, { amountMinor: sum, currency }]);
    }
  }
});

/** A plan with two of six instalments paid and one overdue. */
async function latePlan() {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  await holder.until('2027-02-10');
  await holder.pays(183_69);
  await holder.until('2027-03-12');
  return { backend, holder };
}

test('previewPlanPayment announces what is left after the payment', async () => {
  const { backend, holder } = await latePlan();
  const amountMinor = 50_00;
  const before = await holder.plan();
  const body = { parts: [{ planId: holder.planId, amount: euro(amountMinor) }] };
  const { parts: previewed } = await backend.done(200, 'previewPlanPayment', { body }, holder.as);
  await holder.pays(amountMinor);
  const after = await holder.plan();
  expect(previewed).toMatchObject([
    { leftToPay: after.leftToPay, dueNow: after.dueNow, status: after.status },
  ]);
  expect(before.leftToPay.amountMinor - after.leftToPay.amountMinor).toBe(amountMinor);
  expect(before.dueNow.amountMinor - after.dueNow.amountMinor).toBe(amountMinor);
});

test('quotePrepayment has the rest that the plan then says', async () => {
  const { backend, holder } = await latePlan();
  const { params } = holder;
  const [mode, amountMinor] = ['LOWER_INSTALMENT', 400_00] as const;
  const body = { amount: euro(amountMinor), mode, on: null };
  const quote = await backend.done(200, 'quotePrepayment', { params, body }, holder.as);
  expect(quote.before.leftToPay).toEqual((await holder.plan()).leftToPay);
  expect((await holder.prepays(amountMinor, mode)).status).toBe(201);
  expect(quote.after.leftToPay).toEqual((await holder.plan()).leftToPay);
});

test('quoteReschedule has the rest that the plan then says', async () => {
  const { backend, holder } = await latePlan();
  const { params } = holder;
  const months = 10;
  const quote = await backend.done(200, 'quoteReschedule', { params, body: { months } }, holder.as);
  expect(quote.before.leftToPay).toEqual((await holder.plan()).leftToPay);
  const body = { months, reason: 'LESS_INCOME' as const };
  await backend.done(200, 'reschedulePlan', { params, body }, await holder.withVersion());
  expect(quote.after.leftToPay).toEqual((await holder.plan()).leftToPay);
});
