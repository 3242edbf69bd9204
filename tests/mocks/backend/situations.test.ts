import { describe, expect, test } from 'vitest';
import { Situation, type SituationSettings } from '#contracts/situation.ts';
import { z } from '#contracts/z.ts';
import { withoutFaults } from '#mocks/backend/control.ts';
import { allRowsOf, hashOf } from '#mocks/backend/situations/all-rows.ts';
import { isLeftOut } from '#mocks/backend/situations/left-out.ts';
import { openSituation } from '#mocks/backend/situations/open.ts';
import { situationIn } from '#mocks/backend/situations/read.ts';
import { situationOf } from '#mocks/backend/situations/save.ts';
import type { Snapshot } from '#mocks/store/driver.ts';
import { maxSteps } from '#mocks/store/history.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { cardNumbers, people } from '#tests/kit/people.ts';
import { scratchcards } from '#tests/kit/scratchcards.ts';
import { firstState } from '#tests/kit/situation.ts';
import { names } from '#tests/suite/operation-names.ts';
import { requestOf } from '#tests/suite/requests.ts';

const settings: SituationSettings = {
  person: null,
  faults: { network: 'slow', latencyMs: 0, rules: [] },
  mixed: null,
  route: '/',
};

const saved = ({ store }: Pick<Backend, 'store'>) => situationOf({ store, firstState }, settings);

const opened = async (situation: Situation, scenario = 'happy') => {
  const backend = await openBackend({ scenario });
  await openSituation({ store: backend.store, firstState }, withoutFaults, situation);
  return backend;
};

/** All that a situation has of a state, to the byte: its rows, and the time. */
function contentOf({ tables }: Snapshot) {
  const kept = Object.entries(tables).map(([table, rows]) => [
    table,
    rows.filter((row) => !isLeftOut(table, row)),
  ]);
  return hashOf(allRowsOf({ tables: Object.fromEntries(kept) }));
}

/** Every text that some member of this name has. */
function valuesOf(name: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === name && typeof member === 'string' ? [member] : valuesOf(name, member),
  );
}

// Simulations change nothing, and reading has no step of its own.
const commands = names(({ method, simulates }) => method !== 'GET' && simulates === undefined);

describe('a situation after a successful request', () => {
  test.each(commands)('for %s is opened to the byte, and has no secret', async (name) => {
    const backend = await openBackend({ scenario: 'happy' });
    const request = await requestOf(name, backend);
    const answer = await backend.ask(name, request);
    expect(answer.status).toBeLessThan(300);
    const text = JSON.stringify(await saved(backend));

    const again = await opened(situationIn(text));
    expect(contentOf(again.store.snapshot())).toBe(contentOf(backend.store.snapshot()));
    expect(again.now()).toBe(backend.now());

    const exchanged = [request, answer.body];
    const secrets = [
      ...backend.store.tables.messages.all().flatMap(({ code, text: sms }) => (code ? [code, sms] : [])),
      ...['token', 'endKey', 'pin'].flatMap((member) => valuesOf(member, exchanged)),
      ...Object.values(cardNumbers),
      ...Object.values(scratchcards).map(({ pin }) => pin),
    ];
    const words = new Set(text.split(/\W+/)); // a code of six digits may be a part of a hash
    const isIn = (secret: string) => (secret.length > 12 ? text.includes(secret) : words.has(secret));
    expect(secrets.filter(isIn)).toEqual([]);
  });
});

describe('a situation', () => {
  test('names who did what and when', async () => {
    const backend = await openBackend({ scenario: 'happy' });
    const token = await backend.signIn(people.administrator);
    await backend.wait(60_000);
    const { steps } = await saved(backend);
    expect(steps.map(({ who, what }) => [who?.name ?? null, what])).toEqual([
      [null, 'createChallenge'],
      [null, 'verifyChallenge'],
      [null, 'setMockClock'],
    ]);
    await backend.get('getMe', { token });
    expect((await saved(backend)).steps.at(-1)).toMatchObject({
      who: { kind: 'ADMINISTRATOR', name: expect.any(String) },
      what: 'seen',
    });
  });

  test('has in one step what the log no longer holds, and is opened to the byte', async () => {
    const backend = await openBackend({ scenario: 'happy' });
    await backend.signIn(people.mira);
    for (let count = 0; count <= maxSteps; count += 1) await backend.wait(1);
    const situation = await saved(backend);
    expect(situation.steps[0]).toMatchObject({ who: null, what: 'earlier' });
    const again = await opened(situation);
    expect(contentOf(again.store.snapshot())).toBe(contentOf(backend.store.snapshot()));
  });

  test('can be saved again where it was opened, and is the same', async () => {
    const backend = await openBackend({ scenario: 'happy' });
    await backend.signIn(people.mira);
    const situation = await saved(backend);
    const { random: _random, ...again } = await saved(await opened(situation, 'new-user'));
    const { random: _before, ...before } = situation;
    expect(again).toEqual(before);
  });

  test('gives later ids that its steps do not have', async () => {
    const backend = await openBackend({ scenario: 'happy' });
    const { token } = await backend.session(people.mira);
    const { items } = await backend.get('listProducts');
    const order = async (on: Backend) => {
      const body = { items: [{ productId: items[0]?.id ?? '', quantity: 1 }] };
      const as = { token: (await on.session(people.mira)).token };
      return (await on.done(201, 'createOrder', { body }, as)).id;
    };
    const first = await order(backend);
    const once = await opened(await saved(backend));
    const second = await order(once);
    const twice = await opened(await saved(once));
    const third = await order(twice);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(token).not.toBe((await twice.session(people.mira)).token);
  });
});

describe('a file is refused, and nothing changes, when', () => {
  const damaged = (change: (situation: Situation) => unknown) => change;

  test.each([
    ['it is of another version', damaged((s) => ({ ...s, version: 2 })), 'saved by another release'],
    ['it is something else', damaged(() => ({ name: 'tranche' })), 'no situation'],
    [
      'its scenario is not known',
      damaged((s) => ({ ...s, origin: { scenario: 'gone', seed: 7 } })),
      'does not have',
    ],
    [
      'its scenario had other data',
      damaged((s) => ({ ...s, first: '0'.repeat(64) })),
      'begins with other data here',
    ],
    [
      'its data were changed',
      damaged((s) => ({ ...s, steps: s.steps.slice(0, -1) })),
      'changed after it had been saved',
    ],
    [
      'a row has another form',
      damaged((s) => ({
        ...s,
        steps: [{ ...s.steps[0], writes: { users: [['usr_1', { id: 'usr_1' }]] } }],
      })),
      'damaged: step 1: users row usr_1 is wrong',
    ],
    [
      'it has a table that does not exist',
      damaged((s) => ({ ...s, steps: [{ ...s.steps[0], writes: { cookies: [['a', { id: 'a' }]] } }] })),
      'a table "cookies" that does not exist',
    ],
    [
      'its page is elsewhere',
      damaged((s) => ({ ...s, settings: { ...s.settings, route: '//example.com/' } })),
      'damaged at /settings/route',
    ],
    [
      'its page is elsewhere for a browser that drops tabs',
      damaged((s) => ({ ...s, settings: { ...s.settings, route: '/\t/example.com/' } })),
      'damaged at /settings/route',
    ],
    [
      'it wants to set something else',
      damaged((s) => ({ ...s, settings: { ...s.settings, apiBaseUrl: 'https://example.com' } })),
      'damaged at /settings',
    ],
  ])('%s', async (_when, change, sentence) => {
    const backend = await openBackend({ scenario: 'happy' });
    await backend.signIn(people.mira);
    const text = JSON.stringify(change(await saved(backend)));
    const before = backend.store.snapshot();
    const open = async () =>
      openSituation({ store: backend.store, firstState }, withoutFaults, situationIn(text));
    await expect(open()).rejects.toMatchObject({
      name: 'SituationError',
      message: expect.stringContaining(sentence),
    });
    expect(backend.store.snapshot()).toEqual(before);
  });

  test('it is not JSON', () => {
    expect(() => situationIn('PK\u0003\u0004')).toThrow('it is not JSON');
  });
});

test('settings are opened as the schema reads them, rows in the order of their members', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const situation = await saved(backend);
  const mixed = { baseUrl: 'https://api.example.test/', operations: ['listPlans'] };
  const read = situationIn(JSON.stringify({ ...situation, settings: { ...settings, mixed } }));
  expect(read.settings.mixed?.baseUrl).toBe('https://api.example.test');
  expect(JSON.stringify(read.steps)).toBe(JSON.stringify(situation.steps));
});

test('the schema accepts what is saved', async () => {
  const situation = await saved(await openBackend({ scenario: 'happy' }));
  expect(z.safeParse(Situation, situation)).toEqual({ success: true, data: situation });
});
