import { describe, expect, test } from 'vitest';
import type { RequestedSource } from '#contracts/payments/sources.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { administrator, person } from '#tests/kit/person.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

/** A confirmed order with a down payment of 120.00 in a backend that has scratchcards. */
async function confirmed(scenario = 'happy') {
  const backend = await openBackend({ scenario });
  const customer = await person(backend, people.mira);
  const order = await customer.confirmed();
  const { as } = customer;
  const pay = (...sources: RequestedSource[]) => ({
    params: { orderId: order.id },
    body: { amount: order.downPayment, sources },
  });
  const token = async (name: keyof typeof scratchcards) =>
    (await backend.done(201, 'createScratchcardToken', { body: scratchcards[name] }, as)).id;
  const part = async (name: keyof typeof scratchcards, amountMinor: number) =>
    ({ kind: 'SCRATCHCARD', scratchcardTokenId: await token(name), amountMinor }) as const;
  const byCard = async (name: 'good' | 'poor', amountMinor: number) =>
    ({ kind: 'CARD', cardTokenId: await customer.card(name), amountMinor }) as const;
  const wallet = () => backend.store.tables.users.get(order.userId)?.walletBalance;
  const card = (name: keyof typeof scratchcards) =>
    backend.store.tables.scratchcards.find('code', scratchcards[name].code);
  return { backend, customer, order, as, pay, token, part, byCard, wallet, card };
}

describe('paying with scratchcards', () => {
  test('two of them and a card pay 120.00 together', async () => {
    const { backend, as, pay, part, byCard, wallet, card, order, customer } = await confirmed();
    const call = pay(await part('fifty', 50_00), await part('twenty', 20_00), await byCard('good', 50_00));
    const payment = await backend.done(201, 'payOrder', call, as);
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      sources: [
        { kind: 'SCRATCHCARD', label: 'Scratchcard 0013-••••01-3', amount: euro(50_00) },
        { kind: 'SCRATCHCARD', label: 'Scratchcard 0014-••••01-7', amount: euro(20_00) },
        { kind: 'CARD', label: 'Visa •••• 4242', amount: euro(50_00) },
      ],
      allocations: [{ lineNo: 0, component: 'PRINCIPAL', amount: euro(120_00) }],
    });
    expect(wallet()).toEqual(euro(0));
    expect(card('fifty')).toMatchObject({ status: 'REDEEMED', paymentId: payment.id, ownerId: order.userId });
    expect(card('fifty')?.ownerName).toBe(backend.store.tables.users.get(order.userId)?.fullName);
    expect(await customer.orderNow(order.id)).toMatchObject({ status: 'ACTIVE' });
  });

  test('the remainder of a scratchcard goes to the wallet', async () => {
    const { backend, as, pay, part, wallet } = await confirmed();
    const call = pay(
      await part('fifty', 50_00),
      await part('otherFifty', 50_00),
      await part('twenty', 20_00 - 5_00),
      await part('otherTwenty', 5_00),
    );
    await backend.done(201, 'payOrder', call, as);
    expect(wallet()).toEqual(euro(5_00 + 15_00));
  });

  test('a declined card makes the scratchcards usable and takes their remainder back', async () => {
    const { backend, as, pay, part, byCard, wallet, card } = await confirmed();
    const sources = [await part('digital', 30_00), await part('twenty', 20_00)];
    const before = [card('digital')?.pinCipher, card('twenty')?.status];
    const declined = pay(...sources, await byCard('poor', 70_00));
    const { paymentId } = await backend.rejected('payment-declined', 'payOrder', declined, as);
    expect([card('digital')?.pinCipher, card('twenty')?.status]).toEqual(before);
    expect(card('digital')).toMatchObject({ status: 'ACTIVE', redeemedAt: null, paymentId: null });
    expect(wallet()).toEqual(euro(0));

    const body = { sources: [...sources, await byCard('good', 70_00)] };
    await backend.done(200, 'retryPayment', { params: { paymentId }, body }, as);
    expect([card('digital')?.status, card('twenty')?.status, wallet()]).toEqual([
      'REDEEMED',
      'REDEEMED',
      euro(20_00),
    ]);
  });

  test('a bank transfer declined later leaves the scratchcards’ value in the wallet', async () => {
    const { backend, as, pay, part, wallet, card } = await confirmed('declined-then-success');
    const transfer = { kind: 'BANK', amountMinor: 80_00 } as const;
    await backend.done(202, 'payOrder', pay(await part('fifty', 40_00), transfer), as);
    expect(wallet()).toEqual(euro(10_00));
    await backend.wait(60_000);
    await backend.done(200, 'getMe', {}, as);
    expect([card('fifty')?.status, wallet()]).toEqual(['REDEEMED', euro(50_00)]);
  });

  test('nothing happens when one of the cards was redeemed meanwhile', async () => {
    const { backend, as, pay, part, byCard, wallet, card } = await confirmed();
    const sources = [await part('fifty', 50_00), await part('twenty', 20_00), await byCard('good', 50_00)];
    await backend.done(200, 'redeemScratchcard', { body: scratchcards.twenty }, as);
    await backend.rejected('card-already-redeemed', 'payOrder', pay(...sources), as);
    expect([card('fifty')?.status, wallet()]).toEqual(['ACTIVE', euro(20_00)]);
    expect(backend.store.tables.payments.by('status', 'PROCESSING')).toEqual([]);
  });

  test('a token is valid for an hour and pays at most the value of the card', async () => {
    const { backend, as, pay, part, byCard, token } = await confirmed();
    const rest = await byCard('good', 69_99);
    const above = pay(await part('fifty', 50_01), rest);
    const problem = await backend.rejected('validation-failed', 'payOrder', above, as);
    expect(problem.errors).toMatchObject([{ pointer: '/sources/0/amountMinor', code: 'above-value' }]);
    const twice = pay(await part('fifty', 40_00), await part('fifty', 10_01), rest);
    expect((await backend.rejected('validation-failed', 'payOrder', twice, as)).errors).toMatchObject([
      { pointer: '/sources', code: 'twice' },
    ]);

    const stranger = await person(backend, '+4915198765432');
    const theirs = await stranger.confirmed();
    const mine = {
      kind: 'SCRATCHCARD',
      scratchcardTokenId: await token('fifty'),
      amountMinor: 120_00,
    } as const;
    const stolen = { params: { orderId: theirs.id }, body: { amount: theirs.downPayment, sources: [mine] } };
    const rejection = await backend.rejected('validation-failed', 'payOrder', stolen, stranger.as);
    expect(rejection.errors).toMatchObject([{ pointer: '/sources/0/scratchcardTokenId', code: 'unknown' }]);

    await backend.wait(60 * 60_000);
    const later = { token: await backend.signIn(people.mira) };
    const old = pay({ ...mine, amountMinor: 50_00 }, { kind: 'BANK', amountMinor: 70_00 });
    await backend.rejected('validation-failed', 'payOrder', old, later);
  });

  test('a refund of what scratchcards paid goes to the wallet', async () => {
    const { backend, as, pay, part, byCard, wallet } = await confirmed();
    const call = pay(await part('fifty', 50_00), await byCard('good', 70_00));
    const { id } = await backend.done(201, 'payOrder', call, as);
    await backend.wait(60_000);
    const refund = await administrator(backend).refunds(id, { amountMinor: 100_00, reason: 'RETURN' });
    expect(refund).toMatchObject({
      destinations: [
        { kind: 'CARD', amount: euro(70_00) },
        { kind: 'WALLET', amount: euro(30_00) },
      ],
    });
    expect(wallet()).toEqual(euro(30_00));
  });
});

takesTransitions('resources/scratchcards/pay');
