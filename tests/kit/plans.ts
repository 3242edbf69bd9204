import type { OwnPlan } from '#contracts/plans/plan.ts';
import type { Choice } from '#contracts/verbs/choice.ts';
import { euro } from './money.ts';
import { person } from './person.ts';
import type { Provider } from './provider.ts';
import { byCard } from './sources.ts';
import type { OfferCode } from '#contracts/verbs/verbs.ts';

const DAY = 86_400_000;

/** Midday in Berlin of a day. */
const middayOf = (day: string) => Date.parse(`${day}T11:00:00.000Z`);

interface Bought {
  readonly product: string;
  readonly offer: OfferCode;
  readonly choice?: Choice;
}

/** A customer with a plan: by default that of the worked example (docs/domain.md), 1,200.00 in six months. */
export async function planHolder(
  backend: Provider,
  contact?: string,
  { product, offer, choice }: Bought = { product: 'Espresso machine', offer: 'STD6' },
) {
  const { done, wait } = backend;
  let customer = await person(backend, contact);
  const { id: paymentId, userId, planId } = await customer.buys(product, offer, 'good', choice);
  const params = { planId };

  async function plan(): Promise<OwnPlan> {
    return done(200, 'getPlan', { params }, customer.as);
  }

  /** The caller and the version that it has seen last. */
  const withVersion = async () => ({ ...customer.as, ifMatch: `"${(await plan()).version}"` });

  return {
    planId,
    /** The down payment. */
    paymentId,
    params,
    plan,
    withVersion,
    userId,
    get as() {
      return customer.as;
    },
    schedule: () => done(200, 'getSchedule', { params }, customer.as),
    card: (...given: Parameters<typeof customer.card>) => customer.card(...given),

    /** Lets time pass until midday of a day; a session has ended by then, so the customer signs in again. */
    async until(day: string) {
      const ms = middayOf(day) - Date.parse(await backend.now());
      if (ms > DAY / 2) {
        await wait(ms);
        customer = await person(backend, contact);
      }
    },

    /** Pays this much of the plan, by the split of a payment. */
    async pays(amountMinor: number, card: Parameters<typeof customer.card>[0] = 'good') {
      const body = {
        parts: [{ planId, amount: euro(amountMinor), version: (await plan()).version }],
        ...byCard(await customer.card(card), amountMinor),
      };
      return backend.ask('payPlans', { body, ...customer.as });
    },

    async settles(amountMinor: number) {
      const body = { amount: euro(amountMinor), ...byCard(await customer.card('good'), amountMinor) };
      return backend.ask('settlePlan', { params, body, ...customer.as });
    },

    async prepays(amountMinor: number, mode: 'LOWER_INSTALMENT' | 'SHORTER_TERM') {
      const sources = byCard(await customer.card('good'), amountMinor);
      const body = { amount: euro(amountMinor), mode, ...sources };
      const { version } = await plan();
      return backend.ask('prepayPlan', { params, body, ...customer.as, ifMatch: `"${version}"` });
    },

    async withdraws(amountMinor: number) {
      const body = { amount: euro(amountMinor), ...byCard(await customer.card('good'), amountMinor) };
      return backend.ask('withdrawPlan', { params, body, ...customer.as });
    },

    async collectsBy(card: Parameters<typeof customer.card>[0] | null) {
      const { version } = await plan();
      const cardTokenId = card && (await customer.card(card));
      const call = { params, body: { cardTokenId }, ...customer.as, ifMatch: `"${version}"` };
      return backend.ask('setAutopay', call);
    },
  };
}

export type PlanHolder = Awaited<ReturnType<typeof planHolder>>;

/** A customer with two plans of the worked example, the newest first. */
export async function holderOfTwo(backend: Provider) {
  const customer = await person(backend);
  for (const _plan of [1, 2]) {
    await customer.buys('Espresso machine', 'STD6');
    await backend.wait(61_000); // the next code is sent after a minute
  }
  const { items } = await backend.done(200, 'listPlans', { query: {} }, customer.as);
  return { customer, items };
}
