import fc from 'fast-check';
import type { Chart } from '#contracts/dashboard/chart.ts';
import { euro } from '#tests/kit/money.ts';
import { scratchcards, wrongPins } from '#tests/kit/scratchcards.ts';
import type { Sequences } from './kit/run.ts';
import { step } from '#tests/suite/models/step.ts';
import { same, versionOf, world } from './kit/world.ts';
import { freezes, gives, reviews } from './scratchcard/administration.ts';
import { checkBreakage } from './scratchcard/breakage.ts';
import { MINUTE, type Name, ScratchcardModel } from '#tests/suite/models/scratchcard/model.ts';
import {
  compare,
  names,
  often,
  prepare,
  type Real,
  rowOf,
  type ScratchcardStep,
} from './scratchcard/real.ts';

export const redeemsCard = (which: Name, byCode = false): ScratchcardStep =>
  step(`redeems ${which}${byCode ? ' by its code' : ''}`, async (model, real) => {
    const { pin, code } = scratchcards[which];
    const call = { body: { pin, code: byCode ? code : null }, ...real.as };
    const refusal = model.enters(which);
    if (refusal) await real.refuses('redeemScratchcard', call, refusal);
    else {
      await real.sends('redeemScratchcard', call);
      model.redeems(which);
      model.wallet += model.card(which).value;
    }
    await compare(model, real);
  });

const redeems = fc
  .record({ which: often, byCode: fc.boolean() })
  .map(({ which, byCode }) => redeemsCard(which, byCode));

const enters = often.map((which): ScratchcardStep =>
  step(`exchanges ${which} for a token`, async (model, real) => {
    const call = { body: scratchcards[which], ...real.as };
    const refusal = model.enters(which);
    if (refusal) await real.refuses('createScratchcardToken', call, refusal);
    const answer = refusal ? null : await real.sends('createScratchcardToken', call);
    if (answer) {
      const { id } = answer.body as { id: string }; // checked by the backend
      model.tokens.push({ id, card: which, until: model.now + 60 * MINUTE });
    }
    await compare(model, real);
  }),
);

export const guessesFor = (which: Name | null, times: number, pin: string = wrongPins[0]): ScratchcardStep =>
  step(`enters ${times} wrong PINs for ${which ?? 'no card'}`, async (model, real) => {
    const call = { body: { pin, code: which && scratchcards[which].code }, ...real.as };
    for (let time = 0; time < times; time += 1) {
      const { code, attemptsLeft } = model.guesses(which);
      const problem = await real.refuses('redeemScratchcard', call, code);
      if (problem.code === 'card-pin-invalid') same('tries left', problem.attemptsLeft, attemptsLeft);
      if (problem.code === 'card-redemption-locked') same('wait', problem.retryAfterS, model.waitS);
    }
    await compare(model, real);
  });

const guesses = fc
  .record({ pin: fc.constantFrom(...wrongPins), which: fc.option(often), times: fc.constantFrom(1, 1, 4, 5) })
  .map(({ pin, which, times }) => guessesFor(which, times, pin));

/** A part that a scratchcard pays: all of its value, a part, or more. */
const part = fc.record({ token: fc.nat({ max: 7 }), percent: fc.constantFrom(100, 100, 40, 1, 101) });

const pays = fc
  .record({
    parts: fc.array(part, { maxLength: 3 }),
    bank: fc.constantFrom<'good' | 'poor' | null>('good', 'good', 'poor', null),
    fromWallet: fc.constantFrom(0, 0, 50, 100, 101),
  })
  .map(({ parts, bank, fromWallet }): ScratchcardStep =>
    step(
      `pays with ${parts.map(({ percent }) => `${percent} %`).join(' and ') || 'no'} of scratchcards, ${fromWallet} % of the wallet and a ${bank ?? 'missing'} card`,
      async (model, real) => {
        const chosen = parts.flatMap(({ token, percent }) => {
          const held = model.tokens[token % Math.max(1, model.tokens.length)];
          if (!held) return [];
          return [{ held, amount: Math.ceil((model.card(held.card).value * percent) / 100) }];
        });
        const wallet = Math.floor((model.wallet * fromWallet) / 100) + (fromWallet > 100 ? 1 : 0);
        const byBank = bank || (chosen.length === 0 && wallet === 0) ? 7_00 : 0;
        const card = bank ?? 'good';
        const amount = chosen.reduce((sum, each) => sum + each.amount, byBank + wallet);
        const sources = [
          ...chosen.map(({ held, amount: amountMinor }) => ({
            kind: 'SCRATCHCARD',
            scratchcardTokenId: held.id,
            amountMinor,
          })),
          ...(byBank > 0 ? [{ kind: 'CARD', cardTokenId: real.bank[card], amountMinor: byBank }] : []),
          ...(wallet > 0 ? [{ kind: 'WALLET', amountMinor: wallet }] : []),
        ];
        const body = {
          parts: [{ planId: real.planId, amount: euro(amount), version: versionOf(real, real.planId) }],
          sources,
        };
        const refusals = model.refusesPayment(chosen, amount, wallet);
        if (await real.sends('payPlans', { body, ...real.as }, refusals)) {
          if (byBank > 0 && card === 'poor') model.failedToday += 1;
          else model.pays(chosen, amount, wallet);
        }
        await compare(model, real);
      },
    ),
  );

export const revealsCard = (which: Name): ScratchcardStep =>
  step(`reveals ${which}`, async (model, real) => {
    const { id } = rowOf(real, which);
    const call = { params: { scratchcardId: id }, ...real.as };
    const { isOwned, digital, status } = model.card(which);
    const allowed = digital && status === 'ACTIVE';
    const done = await real.sends(
      'revealScratchcard',
      call,
      allowed ? [] : isOwned ? ['invalid-transition'] : ['not-found'],
    );
    if (done) same('PIN', (done.body as { pin: string }).pin, scratchcards[which].pin); // checked by the backend
    await compare(model, real);
  });

const reveals = often.map(revealsCard);

export const waitsFor = (minutes: number): ScratchcardStep =>
  step(`${minutes} minutes pass`, async (model, real) => {
    await real.passes(minutes * MINUTE);
    model.passes(minutes * MINUTE);
    await compare(model, real);
  });

const waits = fc.constantFrom(1, 16, 31, 61, 12 * 60, 25 * 60).map(waitsFor);

export const isInDollars = (which: Name): ScratchcardStep =>
  step(`${which} is in dollars`, async (model, real) => {
    const row = rowOf(real, which);
    const value = { ...row.value, currency: 'USD' } as const;
    await real.backend.store.transact(({ tables }) => tables.scratchcards.replace({ ...row, value }));
    model.card(which).isOfWallet = false;
    await compare(model, real);
  });

const forecasts = fc.constant(
  step<ScratchcardModel, Real>('looks at what will expire unused', async (model, real) => {
    const chart = await real.reads<Chart>('getChart', { params: { chart: 'breakage' }, ...real.admin });
    checkBreakage(chart, real.backend.store.tables.scratchcards.all(), model.today);
  }),
);

/** Sequences about scratchcards: wrong and right PINs, payments with several of them, and time. */
export async function scratchcardSequences(): Promise<Sequences<ScratchcardModel, Real>> {
  const real = await world(prepare);
  return {
    steps: [
      enters,
      redeems,
      pays,
      enters,
      pays,
      guesses,
      reveals,
      waits,
      forecasts,
      reviews,
      fc.oneof(gives, freezes),
    ],
    async begin() {
      await real.begin();
      const { clock } = real.backend.store;
      const model = new ScratchcardModel(Date.parse(clock.now()));
      for (const each of names) {
        const row = rowOf(real, each);
        model.cards.set(each, {
          status: row.status,
          value: row.value.amountMinor,
          wrongPins: row.failedAttempts,
          lockedUntil: row.lockedUntil === null ? null : Date.parse(row.lockedUntil),
          lastDay: row.expiresOn,
          frozen: each === 'frozen',
          isOwned: row.ownerId !== null,
          digital: each === 'digital',
          isOfWallet: true,
        });
      }
      return { model, real };
    },
  };
}
