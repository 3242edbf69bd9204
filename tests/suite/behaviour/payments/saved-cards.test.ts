import { expect, test } from 'vitest';
import { person } from '#tests/kit/person.ts';
import { euro } from '#tests/kit/money.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { opened } from '#tests/suite/backend.ts';

test('saveCard names a card, which is listed until removeSavedCard', async () => {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const cardTokenId = await customer.card('good');
  const call = (name: string) => ({ params: { cardTokenId }, body: { name } });
  const saved = await backend.done(200, 'saveCard', call('Household'), customer.as);
  expect(saved).toMatchObject({
    id: cardTokenId,
    name: 'Household',
    last4: '4242',
    refused: null,
    autopayOf: [],
    expired: false,
  });
  await backend.done(200, 'saveCard', call('Ours'), customer.as);
  const { items } = await backend.done(200, 'listSavedCards', {}, customer.as);
  expect(items.map(({ id, name }) => [id, name])).toEqual([[cardTokenId, 'Ours']]);
  const version = async () => {
    const account = await backend.done(200, 'getMe', {}, customer.as);
    return account.kind === 'CUSTOMER' ? account.user.version : 0;
  };
  const before = await version();
  await backend.done(204, 'removeSavedCard', { params: { cardTokenId } }, customer.as);
  // so that an edit of the account that was begun before is refused
  expect(await version()).toBe(before + 1);
  expect((await backend.done(200, 'listSavedCards', {}, customer.as)).items).toEqual([]);
  const again = await backend.rejected(
    'not-found',
    'removeSavedCard',
    { params: { cardTokenId } },
    customer.as,
  );
  expect(again.status).toBe(404);
});

test('saveCard and listSavedCards are for the owner of the card only', async () => {
  const backend = await opened('new-user');
  const customer = await person(backend);
  const params = { cardTokenId: await customer.card('good') };
  const other = await person(backend, '+4915199999999');
  const problem = await backend.rejected(
    'not-found',
    'saveCard',
    { params, body: { name: 'Mine' } },
    other.as,
  );
  expect(problem.entity).toBe('card');
  await backend.done(200, 'saveCard', { params, body: { name: 'Mine' } }, customer.as);
  expect((await backend.done(200, 'listSavedCards', {}, other.as)).items).toEqual([]);
});

test('listSavedCards names the plans that a card pays by setAutopay', async () => {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  const params = { cardTokenId: await holder.card('good') };
  await backend.done(200, 'saveCard', { params, body: { name: 'Household' } }, holder.as);
  const plan = await holder.plan();
  const autopay = { params: holder.params, body: params };
  await backend.done(200, 'setAutopay', autopay, { ...holder.as, ifMatch: `"${plan.version}"` });
  const { items } = await backend.done(200, 'listSavedCards', {}, holder.as);
  expect(items[0]?.autopayOf).toEqual([plan.number]);
});

test('listSavedCards says of a card that its bank declined for good that it was, also after another has paid', async () => {
  const backend = await opened('new-user');
  const holder = await planHolder(backend);
  const saves = async (name: 'declined' | 'poor') => {
    const params = { cardTokenId: await holder.card(name) };
    await backend.done(200, 'saveCard', { params, body: { name } }, holder.as);
    return params.cardTokenId;
  };
  const cards = { declined: await saves('declined'), poor: await saves('poor') };
  for (const cardTokenId of Object.values(cards)) {
    const { version } = await holder.plan();
    const body = {
      parts: [{ planId: holder.planId, amount: euro(10_00), version }],
      sources: [{ kind: 'CARD' as const, cardTokenId, amountMinor: 10_00 }],
    };
    await backend.rejected('payment-declined', 'payPlans', { body }, holder.as);
  }
  await holder.pays(10_00);
  const { items } = await backend.done(200, 'listSavedCards', {}, holder.as);
  expect(items.map(({ name, refused }) => [name, refused])).toEqual([
    ['poor', null],
    ['declined', expect.any(String)],
  ]);
});
