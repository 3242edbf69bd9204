import { describe, expect, test } from 'vitest';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { planHolder } from '#tests/kit/plans.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';

type As = { readonly token: string };

async function tokenOf({ done }: Backend, name: keyof typeof scratchcards, as: As) {
  return (await done(201, 'createScratchcardToken', { body: scratchcards[name] }, as)).id;
}

async function previewOf(backend: Backend, as: As, name: keyof typeof scratchcards = 'fifty') {
  const scratchcardTokenId = await tokenOf(backend, name, as);
  const preview = await backend.done(200, 'previewScratchcard', { body: { scratchcardTokenId } }, as);
  return { scratchcardTokenId, preview };
}

type Preview = Awaited<ReturnType<typeof previewOf>>['preview'];

/** The payment that a preview announces. */
function paymentOf({ instalments }: Preview, scratchcardTokenId: string) {
  const parts = instalments?.parts ?? [];
  const amountMinor = instalments?.amount.amountMinor ?? 0;
  return {
    body: {
      parts: parts.map(({ planId, amount, version }) => ({ planId, amount, version })),
      sources: [{ kind: 'SCRATCHCARD' as const, scratchcardTokenId, amountMinor }],
    },
  };
}

const walletOf = ({ store }: Backend, userId: string) => store.tables.users.get(userId)?.walletBalance;

describe('the uses of a scratchcard', () => {
  test('can pay the next instalment while nothing is due', async () => {
    const backend = await openBackend();
    const holder = await planHolder(backend);
    const { preview, scratchcardTokenId } = await previewOf(backend, holder.as);
    expect(preview).toMatchObject({
      value: euro(50_00),
      walletBalance: euro(50_00),
      instalments: {
        isDue: false,
        dueDate: '2027-02-10',
        open: euro(183_69),
        amount: euro(50_00),
        rest: euro(0),
        stillOpen: euro(133_69),
        parts: [
          {
            amount: euro(50_00),
            allocations: [
              { lineNo: 1, component: 'INTEREST', amount: euro(6_30) },
              { lineNo: 1, component: 'PRINCIPAL', amount: euro(43_70) },
            ],
          },
        ],
      },
      downPayments: [],
    });
    const paid = await backend.done(201, 'payPlans', paymentOf(preview, scratchcardTokenId), holder.as);
    expect(paid.payments.map(({ allocations }) => allocations)).toEqual(
      preview.instalments?.parts.map(({ allocations }) => allocations),
    );
    const { leftToPay, dueNow, status } = await holder.plan();
    expect(preview.instalments?.parts).toMatchObject([{ leftToPay, dueNow, status }]);
  });

  test('due amounts come first by date, and the rest goes to the wallet', async () => {
    const backend = await openBackend();
    const holder = await planHolder(backend);
    await holder.until('2027-02-09');
    await backend.wait(61_000); // the next code is sent after a minute
    const customer = await person(backend, people.mira);
    await customer.buys('Espresso machine', 'STD6'); // its first instalment is due on 9 March
    await holder.until('2027-03-10');
    await holder.pays(367_38 - 12_00 + feesOf(await holder.plan())); // 12.00 of two instalments stay open
    const { preview } = await previewOf(backend, holder.as);
    expect(preview.instalments).toMatchObject({
      isDue: true,
      dueDate: '2027-03-09',
      open: euro(12_00 + 183_69),
      amount: euro(50_00),
      stillOpen: euro(12_00 + 183_69 - 50_00),
    });
    expect(preview.instalments?.parts.map(({ amount }) => amount)).toEqual([euro(50_00)]);

    const other = backend.store.tables.plans
      .by('userId', holder.userId)
      .find(({ id }) => id !== holder.planId);
    const part = { planId: other?.id ?? '', amount: euro(180_00), version: other?.version ?? 0 };
    const sources = [{ kind: 'CARD' as const, cardTokenId: await holder.card('good'), amountMinor: 180_00 }];
    await backend.done(201, 'payPlans', { body: { parts: [part], sources } }, holder.as);
    const next = await previewOf(backend, holder.as);
    expect(next.preview.instalments).toMatchObject({
      open: euro(15_69),
      amount: euro(15_69),
      rest: euro(34_31),
      stillOpen: euro(0),
    });
    expect(next.preview.instalments?.parts.map(({ amount }) => amount)).toEqual([euro(3_69), euro(12_00)]);
    await backend.done(201, 'payPlans', paymentOf(next.preview, next.scratchcardTokenId), holder.as);
    expect(walletOf(backend, holder.userId)).toEqual(euro(34_31));
  });

  test('a plan whose payment is undecided is left out, and so is an order that was paid', async () => {
    const backend = await openBackend();
    const holder = await planHolder(backend);
    const plan = await holder.plan();
    const body = {
      parts: [{ planId: plan.id, amount: euro(20_00), version: plan.version }],
      sources: [{ kind: 'BANK' as const, amountMinor: 20_00 }],
    };
    await backend.done(202, 'payPlans', { body }, holder.as);
    expect((await previewOf(backend, holder.as)).preview).toMatchObject({
      instalments: null,
      downPayments: [],
    });
  });

  test('a down payment needs a second source when the scratchcard does not cover it', async () => {
    const backend = await openBackend();
    const customer = await person(backend, people.mira);
    const order = await customer.confirmed();
    const { preview } = await previewOf(backend, customer.as);
    expect(preview.downPayments).toEqual([
      {
        orderId: order.id,
        number: order.number,
        title: 'Espresso machine',
        open: euro(120_00),
        amount: euro(50_00),
        rest: euro(0),
        stillOpen: euro(70_00),
      },
    ]);
    expect(preview.instalments).toBeNull();
  });

  test('the preview of a redeemed card is rejected for the reason that paying would get', async () => {
    const backend = await openBackend();
    const mira = await person(backend, people.mira);
    const scratchcardTokenId = await tokenOf(backend, 'fifty', mira.as);
    await backend.done(200, 'redeemScratchcard', { body: scratchcards.fifty }, mira.as);
    const call = { body: { scratchcardTokenId } };
    const refusal = await backend.rejected('card-already-redeemed', 'previewScratchcard', call, mira.as);
    expect(refusal.redeemedAt).toEqual(expect.any(String));
  });

  test('only a customer who has entered the PIN learns anything about the card', async () => {
    const backend = await openBackend();
    const mira = await person(backend, people.mira);
    const stranger = await person(backend, '+4915198765432');
    const scratchcardTokenId = await tokenOf(backend, 'fifty', mira.as);
    const call = { body: { scratchcardTokenId } };
    const refusal = await backend.rejected('validation-failed', 'previewScratchcard', call, stranger.as);
    expect(refusal.errors).toMatchObject([{ pointer: '/scratchcardTokenId', code: 'unknown' }]);
    const administrator = { token: await backend.signIn(people.administrator) };
    await backend.rejected('customers-only', 'previewScratchcard', call, administrator);
    const before = backend.store.tables.scratchcards.all();
    await backend.done(200, 'previewScratchcard', call, mira.as);
    expect(backend.store.tables.scratchcards.all()).toEqual(before);
  });
});

const feesOf = ({ fees }: { readonly fees: { readonly amountMinor: number } }) => fees.amountMinor;
