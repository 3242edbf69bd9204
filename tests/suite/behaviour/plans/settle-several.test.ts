import { expect, test } from 'vitest';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { holderOfTwo } from '#tests/kit/plans.ts';
import { byCard } from '#tests/kit/sources.ts';
import { opened } from '#tests/suite/backend.ts';

const day = 86_400_000;

test('settlePlan settles two plans one after the other, and a declined one stays open', async () => {
  const backend = await opened('new-user');
  await holderOfTwo(backend);
  await backend.wait(10 * day);
  const customer = await person(backend, people.mira); // the session has ended
  const plansNow = async () => (await backend.done(200, 'listPlans', { query: {} }, customer.as)).items;
  const plans = await plansNow();
  const quotes = async () =>
    Promise.all(
      plans.map(async ({ id }) =>
        backend.ask('quoteSettlement', { params: { planId: id }, body: { on: null }, ...customer.as }),
      ),
    );
  // 1,080.00 x 7 % / 12 x 10/31 = 2.03; by the schedule 5 x 183.69 + 183.71 = 1,102.16, which is 20.13 more
  const quote = { amount: euro(1082_03), otherwise: euro(1102_16), saving: euro(20_13) };
  expect((await quotes()).map(({ body }) => body)).toMatchObject([quote, quote]);

  const settle = async (planId: string, card: 'good' | 'declined') => {
    const body = { amount: quote.amount, ...byCard(await customer.card(card), 1082_03) };
    return backend.ask('settlePlan', { params: { planId }, body, ...customer.as });
  };
  const [first, second] = plans.map(({ id }) => id);
  expect((await settle(first ?? '', 'declined')).body).toMatchObject({ code: 'payment-declined' });
  expect((await settle(second ?? '', 'good')).status).toBe(201);
  const [left, settled] = await quotes();
  expect(left?.body).toMatchObject(quote);
  expect(settled?.body).toMatchObject({ code: 'invalid-transition' });
  expect((await settle(first ?? '', 'good')).status).toBe(201);
  expect((await plansNow()).map(({ status }) => status)).toEqual(['SETTLED', 'SETTLED']);
});
