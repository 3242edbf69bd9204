import { describe, expect, test } from 'vitest';
import { auditOf, scratchcardWith } from '#tests/kit/administered.ts';
import { people } from '#tests/kit/people.ts';
import { scratchcards, wrongPins } from '#tests/kit/scratchcards.ts';
import { opened, watching } from '#tests/suite/backend.ts';

const MINUTE = 60_000;
const byPin = ({ pin }: { readonly pin: string }) => ({ body: { pin, code: null } });
const [wrong] = wrongPins;

async function open() {
  const backend = await opened('happy');
  return { backend, as: { token: await backend.signIn(people.mira) } };
}

describe('redeemScratchcard and getPinAttempts: wrong PINs', () => {
  test('the tries left and the following wait can be read before a PIN is entered', async () => {
    const { backend, as } = await open();
    const attempts = () => backend.done(200, 'getPinAttempts', {}, as);
    const guess = () => backend.ask('redeemScratchcard', { ...byPin({ pin: wrong }), ...as });
    expect(await attempts()).toEqual({ attemptsLeft: 5, lockedUntil: null, nextWaitS: 900 });
    await guess();
    expect(await attempts()).toEqual({ attemptsLeft: 4, lockedUntil: null, nextWaitS: 900 });
    for (let times = 0; times < 3; times += 1) await guess();
    const before = Date.parse(await backend.now());
    await guess();
    const after = Date.parse(await backend.now());
    const locked = await attempts();
    expect(locked).toMatchObject({ attemptsLeft: 0, nextWaitS: 1_800 });
    const since = Date.parse(locked.lockedUntil ?? '') - 15 * MINUTE;
    expect(since).toBeGreaterThanOrEqual(before);
    expect(since).toBeLessThanOrEqual(after);
    await backend.wait(15 * MINUTE);
    expect(await attempts()).toEqual({ attemptsLeft: 5, lockedUntil: null, nextWaitS: 1_800 });
    await backend.done(200, 'redeemScratchcard', byPin(scratchcards.fifty), as);
    expect(await attempts()).toEqual({ attemptsLeft: 5, lockedUntil: null, nextWaitS: 900 });
  });

  test('are forgotten after a day', async () => {
    const { backend, as } = await open();
    await backend.ask('redeemScratchcard', { ...byPin({ pin: wrong }), ...as });
    await backend.wait(24 * 60 * MINUTE);
    const again = { token: await backend.signIn(people.mira) };
    expect(await backend.done(200, 'getPinAttempts', {}, again)).toMatchObject({ attemptsLeft: 5 });
  });

  test('are not possible for administrators', async () => {
    const { backend } = await open();
    const administrator = { token: await backend.signIn(people.administrator) };
    const { code } = await backend.rejected('customers-only', 'getPinAttempts', {}, administrator);
    expect(code).toBe('customers-only');
  });

  test('twenty within a day make the customer wait for a day', async () => {
    const { backend, ...first } = await open();
    let { as } = first;
    for (const waitS of [900, 1_800, 3_600, 86_400]) {
      for (const _try of [1, 2, 3, 4])
        await backend.rejected('card-pin-invalid', 'redeemScratchcard', byPin({ pin: wrong }), as);
      const lock = await backend.rejected(
        'card-redemption-locked',
        'redeemScratchcard',
        byPin({ pin: wrong }),
        as,
      );
      expect(lock.retryAfterS).toBe(waitS);
      await backend.wait(waitS * 1_000);
      as = { token: await backend.signIn(people.mira) };
    }
    expect(await backend.done(200, 'getPinAttempts', {}, as)).toMatchObject({ attemptsLeft: 5 });
  });

  test('are not forgotten by a right PIN that redeems nothing', async () => {
    const { backend, as } = await open();
    const guess = () => backend.rejected('card-pin-invalid', 'redeemScratchcard', byPin({ pin: wrong }), as);
    for (const attemptsLeft of [4, 3]) expect(await guess()).toMatchObject({ attemptsLeft });
    await backend.rejected('card-already-redeemed', 'redeemScratchcard', byPin(scratchcards.redeemed), as);
    expect(await guess()).toMatchObject({ attemptsLeft: 2 });
    await backend.done(201, 'createScratchcardToken', byPin(scratchcards.fifty), as);
    expect(await guess()).toMatchObject({ attemptsLeft: 1 });
    await backend.rejected('card-redemption-locked', 'redeemScratchcard', byPin({ pin: wrong }), as);
    expect(await backend.done(200, 'getPinAttempts', {}, as)).toMatchObject({ attemptsLeft: 0 });
  });

  test('five wrong PINs for a code lock its card for a day, also for other customers', async () => {
    const { backend, as } = await open();
    const guess = { body: { ...scratchcards.fifty, pin: wrong } };
    for (const _try of [1, 2, 3, 4])
      await backend.rejected('card-pin-invalid', 'redeemScratchcard', guess, as);
    await backend.rejected('card-redemption-locked', 'redeemScratchcard', guess, as);
    expect((await scratchcardWith(backend, scratchcards.fifty.code)).status).toBe('LOCKED');
    const other = { token: await backend.signIn('+4915198765432') };
    await backend.rejected('card-not-active', 'redeemScratchcard', byPin(scratchcards.fifty), other);
    await backend.wait(24 * 60 * MINUTE);
    const nextDay = { token: await backend.signIn('+4915198765432') };
    await backend.done(200, 'redeemScratchcard', byPin(scratchcards.fifty), nextDay);
  });

  test('with the same key cost one try, however often they are sent', async () => {
    const { backend, as } = await open();
    const key = crypto.randomUUID();
    for (const _time of [1, 2, 3]) {
      const call = byPin({ pin: wrong });
      const problem = await backend.rejected('card-pin-invalid', 'redeemScratchcard', call, { ...as, key });
      expect(problem.attemptsLeft).toBe(4);
    }
    expect(await backend.done(200, 'getPinAttempts', {}, as)).toMatchObject({ attemptsLeft: 4 });
  });

  test('are in the audit of the card, also the right PIN of an unusable card', async () => {
    const { backend, as } = await open();
    const guess = { body: { ...scratchcards.fifty, pin: wrong } };
    await backend.rejected('card-pin-invalid', 'redeemScratchcard', guess, as);
    await backend.rejected('card-not-active', 'redeemScratchcard', byPin(scratchcards.frozen), as);
    const actionsOf = async ({ code }: { readonly code: string }) => {
      const { id } = await scratchcardWith(backend, code);
      return (await auditOf(backend, id)).map(({ action }) => action).at(-1);
    };
    expect(await actionsOf(scratchcards.fifty)).toBe('scratchcard.pin-refused');
    expect(await actionsOf(scratchcards.frozen)).toBe('scratchcard.pin-entered');
  });
});

watching?.transitions('suite/behaviour/scratchcards/wrong-pins');
