import { describe, expect, test } from 'vitest';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { scratchcards, wrongPins } from '#tests/kit/scratchcards.ts';
import { takesTransitions } from '#tests/kit/transitions.ts';

const MINUTE = 60_000;
const byPin = ({ pin }: { readonly pin: string }) => ({ body: { pin, code: null } });
const [wrong] = wrongPins;

async function open(scenario = 'happy', contact: string = people.mira) {
  const backend = await openBackend({ scenario });
  return { backend, as: { token: await backend.signIn(contact) } };
}

const cardWith = ({ store }: Backend, { code }: { readonly code: string }) =>
  store.tables.scratchcards.find('code', code);

/** Other customers of the scenario have entered wrong PINs too. */
const wrongPinsOf = ({ store: { tables } }: Backend, contact: string = people.mira) =>
  tables.wrongPins.get(tables.users.find('phoneE164', contact)?.id ?? '');

async function walletOf({ done }: Backend, as: { readonly token: string }) {
  const me = await done(200, 'getMe', {}, as);
  return me.kind === 'CUSTOMER' ? me.user.walletBalance : null;
}

describe('redeeming a scratchcard', () => {
  test('puts its value into the wallet, once', async () => {
    const { backend, as } = await open();
    expect(await backend.done(200, 'redeemScratchcard', byPin(scratchcards.fifty), as)).toMatchObject({
      walletBalance: euro(50_00),
      scratchcard: { maskedCode: '0013-••••01-3', status: 'REDEEMED', value: euro(50_00), paymentId: null },
    });
    const again = await backend.rejected(
      'card-already-redeemed',
      'redeemScratchcard',
      byPin(scratchcards.fifty),
      as,
    );
    expect(again.redeemedAt).toBe('2027-01-10T09:00:00.000Z');
    await backend.done(200, 'redeemScratchcard', { body: scratchcards.twenty }, as);
    expect(await walletOf(backend, as)).toEqual(euro(70_00));
    const { items } = await backend.done(
      200,
      'listMyScratchcards',
      { query: { filter: { status: ['REDEEMED'] } } },
      as,
    );
    expect(items.map(({ maskedCode }) => maskedCode).toSorted()).toEqual([
      '0013-••••01-3',
      '0014-••••01-7',
      '0014-••••03-0',
    ]);
  });

  test('counts the card in its batch under its new state', async () => {
    const { backend, as } = await open();
    const batch = () =>
      backend.store.tables.batches.get(cardWith(backend, scratchcards.fifty)?.batchId ?? '');
    expect(batch()?.counts).toMatchObject({ active: 3, redeemed: 0 });
    await backend.done(200, 'redeemScratchcard', byPin(scratchcards.fifty), as);
    expect(batch()?.counts).toMatchObject({ active: 2, redeemed: 1 });
  });

  test.each([
    ['card-already-redeemed', 'redeemed'],
    ['card-blocked', 'blocked'],
    ['card-not-active', 'locked'],
    ['card-not-active', 'frozen'],
    ['card-expired', 'expired'],
  ] as const)('%s: with the right PIN of a card that is %s', async (code, name) => {
    const { backend, as } = await open();
    await backend.rejected(code, 'redeemScratchcard', byPin(scratchcards[name]), as);
    await backend.rejected(code, 'createScratchcardToken', byPin(scratchcards[name]), as);
    // only those who know its PIN learn the state of a card
    const guess = { body: { pin: wrong, code: scratchcards[name].code } };
    const refusal = await backend.rejected('card-pin-invalid', 'redeemScratchcard', guess, as);
    const unknown = { body: { pin: wrong, code: '0007-000123-2' } };
    const other = await backend.rejected('card-pin-invalid', 'redeemScratchcard', unknown, as);
    expect([other.title, other.attemptsLeft]).toEqual([refusal.title, refusal.attemptsLeft - 1]);
  });

  test('a typing error is an invalid request and costs no try', async () => {
    const { backend, as } = await open();
    const before = backend.store.tables.wrongPins.all();
    const typo = { body: { pin: '4027193580641759', code: null } }; // two digits swapped
    const { errors } = await backend.rejected('validation-failed', 'redeemScratchcard', typo, as);
    expect(errors).toMatchObject([{ pointer: '/pin' }]);
    expect(backend.store.tables.wrongPins.all()).toEqual(before);
    expect(wrongPinsOf(backend)).toBeUndefined();
  });
});

describe('wrong PINs', () => {
  test('five make the customer wait for 15 minutes, the next five for 30', async () => {
    const { backend, as } = await open();
    const guess = () => backend.rejected('card-pin-invalid', 'redeemScratchcard', byPin({ pin: wrong }), as);
    for (const attemptsLeft of [4, 3, 2, 1]) expect(await guess()).toMatchObject({ attemptsLeft });
    const lock = () =>
      backend.rejected('card-redemption-locked', 'redeemScratchcard', byPin({ pin: wrong }), as);
    expect(await lock()).toMatchObject({ retryAfterS: 900 });
    await backend.wait(MINUTE);
    const right = await backend.rejected(
      'card-redemption-locked',
      'createScratchcardToken',
      byPin(scratchcards.fifty),
      as,
    );
    expect(right).toMatchObject({
      retryAfterS: 840,
      detail: 'Too many wrong PINs. Try again in 14 minutes.',
    });

    await backend.wait(14 * MINUTE);
    for (const attemptsLeft of [4, 3, 2, 1]) expect(await guess()).toMatchObject({ attemptsLeft });
    expect(await lock()).toMatchObject({ retryAfterS: 1_800 });
    const token = await backend.signIn(people.mira).catch(() => as.token);
    await backend.wait(29 * MINUTE);
    await backend.rejected('card-redemption-locked', 'redeemScratchcard', byPin(scratchcards.fifty), {
      token,
    });
    await backend.wait(MINUTE);
    await backend.done(200, 'redeemScratchcard', byPin(scratchcards.fifty), {
      token: await backend.signIn(people.mira),
    });
    expect(wrongPinsOf(backend)).toBeUndefined();
  });

  test('in the scenario card-locked the customer waits for 14 minutes', async () => {
    const { backend, as } = await open('card-locked');
    const call = byPin(scratchcards.fifty);
    const lock = await backend.rejected('card-redemption-locked', 'redeemScratchcard', call, as);
    expect(lock.retryAfterS).toBe(841); // 14 minutes, and the part of a second that entering took
  });
});

describe('a digital card', () => {
  const digitalOf = (backend: Backend) => ({
    params: { scratchcardId: cardWith(backend, scratchcards.digital)?.id ?? '' },
  });

  test('shows its PIN to the customer to whom it was given, and the audit records it', async () => {
    const { backend, as } = await open();
    const call = digitalOf(backend);
    const revealed = await backend.done(200, 'revealScratchcard', call, as);
    expect(revealed).toMatchObject({
      pin: scratchcards.digital.pin,
      scratchcard: { kind: 'DIGITAL', revealedAt: '2027-01-10T09:00:00.000Z', pinLast2: '41' },
    });
    const events = backend.store.tables.auditEvents.all();
    expect(events.filter(({ action }) => action === 'scratchcard.revealed')).toHaveLength(1);
    const stranger = await person(backend, '+4915198765432');
    await backend.rejected('not-found', 'revealScratchcard', call, stranger.as);
  });

  test('has no PIN to show once it was redeemed', async () => {
    const { backend, as } = await open();
    await backend.done(200, 'redeemScratchcard', byPin(scratchcards.digital), as);
    await backend.rejected('invalid-transition', 'revealScratchcard', digitalOf(backend), as);
    expect(cardWith(backend, scratchcards.digital)?.pinCipher).toBeNull();
  });

  test('expires with its last day, and its PIN is erased', async () => {
    const { backend } = await open();
    await backend.wait(326 * 24 * 60 * MINUTE);
    await backend.done(200, 'getLegalDocument', { params: { kind: 'terms' } });
    expect(cardWith(backend, scratchcards.digital)).toMatchObject({ status: 'EXPIRED', pinCipher: null });
  });
});

test('saved data, audit, messages and answers kept for keys contain no PIN', async () => {
  const { backend, as } = await open();
  const key = crypto.randomUUID();
  const call = { params: { scratchcardId: cardWith(backend, scratchcards.digital)?.id ?? '' } };
  const revealed = await backend.done(200, 'revealScratchcard', call, { ...as, key });
  await backend.rejected(
    'card-pin-invalid',
    'redeemScratchcard',
    { body: { ...scratchcards.fifty, pin: wrong } },
    as,
  );
  await backend.done(201, 'createScratchcardToken', { body: scratchcards.fifty }, as);
  await backend.done(200, 'redeemScratchcard', byPin(scratchcards.twenty), as);
  const again = await backend.ask('revealScratchcard', { ...call, ...as, key });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.body).toEqual(revealed);

  const saved = JSON.stringify(backend.store.snapshot());
  const pins = [...Object.values(scratchcards).map(({ pin }) => pin), wrong];
  expect(pins.filter((pin) => saved.includes(pin))).toEqual([]);
  expect(saved).toContain(scratchcards.fifty.code);
});

takesTransitions('resources/scratchcards/redeem');
