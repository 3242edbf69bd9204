import { expect, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { fragmentOf, valueOfFragment } from '#contracts/fragment.ts';
import { contract } from '#contracts/index.ts';
import type { Mixed } from '#contracts/mixed.ts';
import { situationMark } from '#contracts/mock-in-page.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { Problem } from '#contracts/problem.ts';
import { createMixed } from '#mocks/adapters/network/mixed.ts';
import { createConsole } from '#mocks/adapters/browser/console/console.ts';
import { readSituation } from '#mocks/adapters/browser/console/linked-situation.ts';
import { withoutFaults } from '#mocks/backend/control.ts';
import { createDoneSteps } from '#mocks/adapters/browser/done-steps.ts';
import { createControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { enterSituation } from '#mocks/backend/situations/enter.ts';
import { openSituation } from '#mocks/backend/situations/open.ts';
import { situationIn } from '#mocks/backend/situations/read.ts';
import { createRandom } from '#mocks/store/random.ts';
import { signIn } from '#mocks/commands/auth/verify-challenge.ts';

const mira = '+4915112345678';
const noStorage = () => ({
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
});

const backendOf = (scenario: string) =>
  createControlledDemoBackend({ scenario, seed: 42, frozenAt: '2027-01-10T09:00:00.000Z' });

async function opened(scenario: string) {
  const demo = await backendOf(scenario);
  const stored = new Map<string, string>();
  const { mixed } = createMixed({
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
      removeItem: (key) => stored.delete(key),
    }),
    below: '',
    send: () => Promise.reject(new Error('Nothing is sent')),
  });
  const begun: string[] = [];
  const tools = createConsole({
    demo,
    faults: withoutFaults,
    mixed,
    savedDemo: backendOf,
    userAgent: '',
    done: createDoneSteps(demo.store, '', noStorage),
    firstContact: mira,
    reset: () => Promise.resolve(void begun.push('this one')),
  });
  return { ...demo, tools, begun, mixed };
}

// docs/domain.md, "Late fees": due on 7 January, a Thursday; five days of grace; 90 days to the default, which is 24 days
// of January, 28 of February, 31 of March and 7 of April.
test('a plan offers the days to which the clock can be moved', async () => {
  const { tools } = await opened('overdue-grace');
  expect(tools.plans()[0]).toMatchObject({
    customerName: 'Mira Okafor',
    nextDue: '2027-02-07',
    pastGrace: '2027-01-13',
    inDefault: '2027-04-07',
  });
});

/** The main customer's plan that runs, in `happy`, paid by a saved card that the bank accepts. */
async function withAutopay(
  { store }: Pick<Awaited<ReturnType<typeof opened>>, 'store'>,
  cardUntil = '2030-12',
): Promise<string> {
  return store.transact(({ tables }) => {
    const plan = tables.plans
      .by('status', 'ACTIVE')
      .find(({ customerName }) => customerName === 'Mira Okafor');
    const card = tables.cardTokens.all().find(({ userId }) => userId === plan?.userId);
    if (!plan || !card) throw new Error('Mira has no plan or no card');
    tables.cardTokens.replace({ ...card, behaviour: 'APPROVE' });
    const autopay = {
      cardTokenId: card.id,
      cardLabel: card.label,
      cardUntil,
      stopped: false,
      missedOn: null,
    };
    return tables.plans.replace({ ...plan, autopay }).id;
  });
}

test('the plans of the main customer come first, and a saved card keeps a plan in time', async () => {
  const { tools, store } = await opened('happy');
  expect(tools.plans().length).toBeGreaterThan(2);
  const [first] = tools.plans();
  expect(first).toMatchObject({ customerName: 'Mira Okafor', pastGrace: expect.any(String) });
  expect(await withAutopay({ store })).toBe(first?.id);
  expect(tools.plans()[0]).toEqual({ ...first, pastGrace: null, inDefault: null });
});

test('a card that ends before the next collection keeps no plan from being late', async () => {
  const { tools, store } = await opened('happy');
  const [first] = tools.plans();
  await withAutopay({ store }, '2027-01');
  expect(tools.plans()[0]).toEqual(first);
});

test('the plan of a blocked customer has no day of a late fee, and one of its default', async () => {
  const { tools, store } = await opened('overdue-grace');
  await store.transact(({ tables }) => {
    const [user] = tables.users.all();
    if (user) tables.users.replace({ ...user, status: 'BLOCKED' });
  });
  expect(tools.plans()[0]).toMatchObject({ pastGrace: null, inDefault: '2027-04-07' });
});

test('the late fee is charged after the grace period and described by the audit', async () => {
  const { tools, store } = await opened('overdue-grace');
  const [audited, sent] = [store.tables.auditEvents.size, store.tables.messages.size];
  const passed = await tools.moveTo('2027-01-13');
  expect(tools.today()).toBe('2027-01-13');
  expect(passed?.events.find(({ action }) => action === 'plan.fee-charged')).toMatchObject({
    count: 1,
    about: [{ type: 'plan', name: 'PLN-000101' }],
  });
  expect(passed?.statuses).toContainEqual({ type: 'plan', from: 'ACTIVE', to: 'OVERDUE', count: 1 });
  expect(passed?.messages).toBe(store.tables.messages.size - sent);
  expect(passed?.messages).toBeGreaterThan(0);
  const events = passed?.events.map(({ count }) => count) ?? [];
  expect(events.reduce((sum, count) => sum + count, 0)).toBe(store.tables.auditEvents.size - audited);
});

/** Logs the main customer in; returns the headers of her requests. */
async function miraIn({ store }: Pick<Awaited<ReturnType<typeof opened>>, 'store'>) {
  const signedIn = await store.transact(({ tables, random, clock }) =>
    signIn({ tables, random, now: clock.now(), userAgent: null }, mira),
  );
  return { Authorization: `Bearer ${'token' in signedIn ? signedIn.token : ''}` };
}

test('days pass until the default, and people stay signed in', async () => {
  const { tools, store, backend } = await opened('overdue-grace');
  const headers = await miraIn({ store });
  const passed = await tools.moveTo('2027-04-07');
  expect(passed?.statuses).toContainEqual({ type: 'plan', from: 'OVERDUE', to: 'DEFAULTED', count: 1 });
  // three instalments became late, each with a fee of 8.00, which is the cap of 24.00
  expect(passed?.events.find(({ action }) => action === 'plan.fee-charged')?.count).toBe(3);
  expect((await backend.handle(new Request('http://mock.test/v1/me', { headers }))).status).toBe(200);
});

test('the clock is not moved to an earlier, the current or an invalid day', async () => {
  const { tools } = await opened('overdue-grace');
  await tools.moveTo('2027-01-12');
  for (const day of ['2027-01-12', '2027-01-10', '9999-01-01', '2027-13-01', 'tomorrow'])
    expect(await tools.moveTo(day)).toBeNull();
  expect(tools.today()).toBe('2027-01-12');
});

test('a saved card that pays is counted as a payment', async () => {
  const { tools, store } = await opened('happy');
  const id = await withAutopay({ store });
  const due = tools.plans()[0]?.nextDue ?? '';
  const passed = await tools.moveTo(due);
  expect(passed?.events.find(({ action }) => action === 'payment.collected')?.count).toBe(1);
  expect(store.tables.payments.by('planId', id).filter(({ automatic }) => automatic)).toMatchObject([
    { status: 'SUCCEEDED' },
  ]);
});

test('the running scenario is reset, and all of them are offered', async () => {
  const { tools, begun } = await opened('happy');
  await tools.reset();
  expect(begun).toEqual(['this one']);
  expect(tools.scenarios.map(({ name }) => name)).toContain('no-data');
});

test('each answer of a fault is a problem that the endpoint declares', async () => {
  const { tools } = await opened('no-data');
  for (const endpoint of Object.values(contract)) {
    const samples = tools.samples(endpoint.method, endpoint.path);
    expect(samples.map(({ code }) => code)).toContain('internal');
    for (const { code, status, body } of samples) {
      const problem = z.parse(Problem, JSON.parse(body));
      expect([problem.code, problem.status]).toEqual([code, status]);
      expect(problemsOf(endpoint)).toContain(code);
    }
  }
  expect(tools.samples('GET', '/nowhere')).toEqual([]);
});

test('a version conflict can be chosen for commands that require a version', async () => {
  const { tools } = await opened('no-data');
  expect(tools.samples('PATCH', '/v1/me').map(({ code }) => code)).toContain('version-conflict');
});

const mirasPlan = async (scenario: string) => {
  const console = await opened(scenario);
  const id = console.tools.entities('plan').find(({ name }) => name === 'PLN-000101')?.id ?? '';
  return { ...console, id, drawn: () => console.tools.machineOf('plan', id) };
};

test('the machine of a plan has its current state and the verdicts of its next steps', async () => {
  const { tools, drawn } = await mirasPlan('overdue-grace');
  expect(drawn()?.current).toBe('ACTIVE');
  const overdue = drawn()?.steps.find(({ id }) => id === 'P3');
  expect(overdue).toEqual({
    id: 'P3',
    trigger: 'clock',
    to: 'OVERDUE',
    guards: [{ name: 'past-grace', verdict: 'event' }],
  });
  const pay = drawn()?.steps.find(({ id }) => id === 'P12');
  expect(pay?.to).toBeNull();
  expect(pay?.guards).toEqual([
    { name: 'no-payment-processing', verdict: null },
    { name: 'attempts-left', verdict: null },
    { name: 'same-currency', verdict: 'request' },
    { name: 'within-left-to-pay', verdict: 'request' },
  ]);
  await tools.moveTo('2027-01-13');
  expect(drawn()?.current).toBe('OVERDUE');
  expect(drawn()?.steps.map(({ id }) => id)).not.toContain('P3');
  expect(tools.machineOf('plan', 'pln_none')).toBeNull();
});

test('a step is refused by a guard exactly if the API does not allow its action', async () => {
  const refusals: string[] = [];
  for (const scenario of ['happy', 'overdue-grace', 'overdue-fee', 'defaulted']) {
    const { backend, store, tools, id } = await mirasPlan(scenario);
    const headers = await miraIn({ store });
    const plan: unknown = await (
      await backend.handle(new Request(`http://mock.test/v1/plans/${id}`, { headers }))
    ).json();
    const { actions } = z.parse(
      z.object({ actions: z.array(z.object({ action: z.string(), allowed: z.boolean() })) }),
      plan,
    );
    const steps = tools.machineOf('plan', id)?.steps ?? [];
    for (const { action, allowed } of actions) {
      const possible = steps.some(
        ({ trigger, guards }) =>
          trigger === action &&
          guards.every(({ verdict }) => verdict === null || typeof verdict === 'string'),
      );
      expect(possible, `${scenario}: ${action}`).toBe(allowed);
      if (!allowed && steps.some(({ trigger }) => trigger === action)) refusals.push(action);
    }
  }
  expect(refusals.length).toBeGreaterThan(0); // also guards have refused, not only states
});

test('each kind has a machine for each entity of the scenario with all states', async () => {
  const { tools } = await opened('one-of-each');
  for (const kind of tools.kinds) {
    const entities = tools.entities(kind);
    expect(entities.length, kind).toBeGreaterThan(0);
    for (const { id } of entities) {
      const drawn = tools.machineOf(kind, id);
      expect(drawn?.states, kind).toContain(drawn?.current);
    }
  }
});

test('a move says first what it did to the plan that was asked about', async () => {
  const { tools } = await opened('overdue-grace');
  const id = tools.plans()[0]?.id ?? '';
  // docs/domain.md, "Late fees": due on 7 January, five days of grace, then 8.00
  expect((await tools.moveTo('2027-01-12', id))?.plan).toMatchObject({
    number: 'PLN-000101',
    fees: 0,
    feeDays: [],
  });
  expect((await tools.moveTo('2027-01-13', id))?.plan).toMatchObject({
    fees: 8_00,
    feeDays: ['2027-01-13'],
    paid: 0,
    from: 'ACTIVE',
    to: 'OVERDUE',
  });
  expect((await tools.moveTo('2027-01-14'))?.plan).toBeNull();
});

const guest = { person: null, route: '/' } as const;

test('opening a situation ends what a real API answers; a file offers it, a link does not have it', async () => {
  const { tools, mixed } = await opened('happy');
  const { text: withMock } = await tools.saveSituation(guest);
  const chosen: Mixed = { baseUrl: 'https://api.example.test', operations: ['listProducts'] };
  mixed.set(chosen);
  const { text, link } = await tools.saveSituation(guest);
  expect(await valueOfFragment(situationMark, link ?? '')).toMatchObject({ settings: { mixed: null } });
  expect(await tools.openSituation(text)).toMatchObject({ scenario: 'happy' });
  expect([mixed.current(), mixed.offered()]).toEqual([null, chosen]);
  expect(await tools.openSituation(withMock)).toMatchObject({ scenario: 'happy' });
  expect([mixed.current(), mixed.offered()]).toEqual([null, null]);
});

test('a link with a real API in it sends no request there', async () => {
  const { tools, mixed, ...demo } = await opened('happy');
  const situation = JSON.parse((await tools.saveSituation(guest)).text);
  const foreign: Mixed = { baseUrl: 'https://elsewhere.test', operations: ['listProducts'] };
  const fragment = await fragmentOf(situationMark, {
    ...situation,
    settings: { ...situation.settings, mixed: foreign },
  });
  mixed.set({ ...foreign, baseUrl: 'https://api.example.test' });
  const linked = await readSituation(fragment, (sentence) => expect.fail(sentence));
  expect(await linked?.open(demo, { faults: withoutFaults, mixed }, '')).toMatchObject({ scenario: 'happy' });
  expect([mixed.current(), mixed.offered()]).toEqual([null, null]);
});

test('a person who cannot be logged in after a situation was opened is a guest', async () => {
  const { tools, mixed, ...demo } = await opened('happy');
  const id = demo.store.tables.users.find('phoneE164', mira)?.id ?? expect.fail();
  const { text } = await tools.saveSituation({ ...guest, person: { kind: 'CUSTOMER', id } });
  const noSignIn = { ...demo, signIn: () => Promise.reject(new Error('No storage')) };
  const entered = await enterSituation(noSignIn, { faults: withoutFaults, mixed }, situationIn(text), '');
  expect(entered).toMatchObject({ scenario: 'happy', signedIn: null });
});

test('a situation of up to 8 kB is a link, too', async () => {
  const { tools } = await opened('no-data');
  const situation = JSON.parse((await tools.saveSituation(guest)).text);
  const random = createRandom('route');
  const path = `/${Array.from({ length: 12_000 }, () => random.int(0, 35).toString(36)).join('')}`;
  const settingsOf = (length: number) => ({ ...situation.settings, route: path.slice(0, length) });
  const lengthOf = async (length: number) =>
    (await fragmentOf(situationMark, { ...situation, settings: settingsOf(length) })).length;
  let [fits, exceeds] = [1, path.length];
  while (exceeds - fits > 1) {
    const middle = (fits + exceeds) >> 1;
    if ((await lengthOf(middle)) <= 8_192) fits = middle;
    else exceeds = middle;
  }
  const linkOf = async (length: number) =>
    (await tools.saveSituation({ ...guest, route: path.slice(0, length) })).link;
  expect([(await linkOf(fits))?.length, await linkOf(exceeds)]).toEqual([await lengthOf(fits), null]);
  expect(await lengthOf(fits)).toBeGreaterThan(8_180);
});

test('a written scenario replaces the data, and says where it cannot be read', async () => {
  const { tools, store } = await opened('happy');
  const text = (line: string) =>
    [
      'title: own',
      'description: Mira buys.',
      'hint: Look.',
      'person: customer',
      'opens: /orders?open={order}',
      'start from new-user',
      line,
    ].join('\n');
  expect(await tools.openWritten(text('mira buys'))).toEqual({
    error: expect.stringMatching(/^Line 7, column 10: the line ends/),
  });
  expect(store.tables.plans.size).toBeGreaterThan(1);
  const opens = await tools.openWritten(text('mira buys Headphones on PAY4'));
  const [order] = store.tables.orders.all();
  expect(store.tables.orders.size).toBe(1);
  expect(opens).toEqual({ address: `/orders?open=${order?.id}&as=customer` });
  expect(tools.writtenScenario('/orders', 'customer')).toMatch(/^# Not all/);
  const address = `/orders?open=${order?.id}&as=customer`;
  const words = { title: 'own', description: 'Mira buys.', hint: 'Look.', address };
  expect(tools.openedFile()).toEqual(words);

  const { text: situation } = await tools.saveSituation({ person: null, route: '/orders' });
  const other = await opened('happy');
  await openSituation(other, withoutFaults, situationIn(situation));
  expect(other.tools.openedFile()).toEqual(words);
  await other.begin('happy');
  expect(other.tools.openedFile()).toBeNull();
});
