import fc from 'fast-check';
import { euro } from '#tests/kit/money.ts';
import type { Provider } from '#tests/kit/provider.ts';
import { scratchcards, wrongPins } from '#tests/kit/scratchcards.ts';
import { step } from '#tests/suite/models/step.ts';
import { MINUTE, type Name, ScratchcardModel } from '#tests/suite/models/scratchcard/model.ts';
import { asks, same } from './ask.ts';
import { flow, type FlowStep } from './flow.ts';
import { beginPlan, planOf, type PlanWorld, signInAgain, walletOf } from './plan-world.ts';

interface CardWorld extends PlanWorld {
  readonly held: ScratchcardModel;
}

type CardStep = FlowStep<CardWorld>;

const names = Object.keys(scratchcards) as readonly Name[]; // its own keys

/** Those that can be redeemed in the beginning. */
const unspent: readonly Name[] = ['fifty', 'otherFifty', 'twenty', 'otherTwenty'];

const named = (name: string, run: (world: CardWorld) => Promise<void>): CardStep =>
  step<CardWorld, Provider>(name, run);

async function rowsOf({ backend, admin }: PlanWorld, wanted: readonly Name[]) {
  const rows = await Promise.all(
    wanted.map(async (name) => {
      const query = { q: scratchcards[name].code };
      const { items } = await backend.get('listAllScratchcards', { ...admin, query });
      const row = items.find(({ code }) => code === scratchcards[name].code);
      if (!row) throw new Error(`There is no scratchcard ${scratchcards[name].code}`);
      return [name, row] as const;
    }),
  );
  return new Map(rows);
}

async function begin(backend: Provider): Promise<CardWorld> {
  const world = await beginPlan(backend);
  const held = new ScratchcardModel(Date.parse(await backend.now()));
  for (const [name, row] of await rowsOf(world, names))
    held.cards.set(name, {
      status: row.status,
      value: row.value.amountMinor,
      wrongPins: row.failedAttempts,
      lockedUntil: row.lockedUntil === null ? null : Date.parse(row.lockedUntil),
      lastDay: row.expiresOn,
      frozen: name === 'frozen',
      isOwned: row.givenTo !== null,
      digital: row.kind === 'DIGITAL',
      isOfWallet: true,
    });
  return { ...world, held };
}

/** The value of each scratchcard is on the lines of the plan, in the wallet, or still on the card. */
async function check(world: CardWorld): Promise<void> {
  const { held } = world;
  const wallet = (await walletOf(world)) - world.walletBefore;
  same('what came to the wallet', wallet, held.wallet);
  const { leftToPay, paid } = await planOf(world);
  same('what is left to pay', leftToPay.amountMinor, held.left);
  const rows = await rowsOf(world, unspent);
  const spent = names
    .filter((name) => name !== 'redeemed' && held.card(name).status === 'REDEEMED')
    .reduce((sum, name) => sum + held.card(name).value, 0);
  same('what the scratchcards were worth', paid.amountMinor + wallet, 120_00 + spent);
  for (const name of unspent) {
    const [row, card] = [rows.get(name), held.card(name)];
    same(`the status of scratchcard ${name}`, row?.status, card.status);
    if (card.status === 'ACTIVE')
      same(`the wrong PINs of scratchcard ${name}`, row?.failedAttempts, card.wrongPins);
  }
}

const usable = fc.constantFrom(...unspent);
const often = fc.oneof({ weight: 3, arbitrary: usable }, { weight: 1, arbitrary: fc.constantFrom(...names) });

const refusalsOf = (refusal: string | null) => (refusal === null ? [] : [refusal]);

const redeems = often.map((name) =>
  named(`redeems scratchcard ${name}`, async ({ backend, held, as }) => {
    const body = { pin: scratchcards[name].pin, code: null };
    const refusals = refusalsOf(held.enters(name));
    const { answer } = await asks(backend, 'redeemScratchcard', { body, ...as }, refusals);
    if (!answer) return;
    held.redeems(name);
    held.wallet += held.card(name).value;
  }),
);

/** @param percent of its value; the rest goes to the wallet */
const pays = fc.record({ name: usable, percent: fc.constantFrom(100, 40, 1, 101) }).map(({ name, percent }) =>
  named(`pays with ${percent} % of scratchcard ${name}`, async (world) => {
    const { backend, held, as, params } = world;
    const refusals = refusalsOf(held.enters(name));
    const entered = await asks(
      backend,
      'createScratchcardToken',
      { body: scratchcards[name], ...as },
      refusals,
    );
    if (!entered.answer) return;
    const amountMinor = Math.ceil((held.card(name).value * percent) / 100);
    const chosen = [
      { held: { id: entered.answer.id, card: name, until: held.now + 60 * MINUTE }, amount: amountMinor },
    ];
    const { version } = await planOf(world);
    const body = {
      parts: [{ planId: params.planId, amount: euro(amountMinor), version }],
      sources: [{ kind: 'SCRATCHCARD', scratchcardTokenId: entered.answer.id, amountMinor }],
    };
    const codes = held.refusesPayment(chosen, amountMinor, 0);
    if ((await asks(backend, 'payPlans', { body, ...as }, codes)).answer) held.pays(chosen, amountMinor, 0);
  }),
);

const guesses = fc
  .record({ pin: fc.constantFrom(...wrongPins), name: fc.option(usable), times: fc.constantFrom(1, 1, 4, 5) })
  .map(({ pin, name, times }) =>
    named(`enters ${times} wrong PINs for ${name ?? 'no card'}`, async ({ backend, held, as }) => {
      const body = { pin, code: name && scratchcards[name].code };
      for (let time = 0; time < times; time += 1) {
        const { code, attemptsLeft } = held.guesses(name);
        const problem =
          code === 'card-pin-invalid'
            ? await backend.rejected(code, 'redeemScratchcard', { body }, as)
            : null;
        if (problem) same('the tries that are left', problem.attemptsLeft, attemptsLeft);
        else await asks(backend, 'redeemScratchcard', { body, ...as }, [code]);
      }
    }),
  );

const waits = fc.constantFrom(1, 16, 31, 61, 25 * 60).map((minutes) =>
  named(`${minutes} minutes pass`, async (world) => {
    await world.backend.wait(minutes * MINUTE);
    world.held.passes(minutes * MINUTE);
    await signInAgain(world);
  }),
);

export const scratchcardFlow = flow('scratchcard', {
  begin,
  check,
  steps: [redeems, pays, pays, guesses, waits],
});
