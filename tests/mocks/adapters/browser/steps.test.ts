import { describe, expect, test } from 'vitest';
import { goTo, stepsOf } from '#mocks/adapters/browser/console/steps.ts';
import { moveTo } from '#mocks/adapters/browser/console/time.ts';
import { type Backend, openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';

/** All rows but sessions, which stay as they are, and the time. */
function stateOf({ store }: Backend): string {
  const { sessions: _sessions, ...tables } = store.snapshot().tables;
  return JSON.stringify([tables, store.clock.now()]);
}

/** Someone buys, which takes several steps, and a month passes. */
async function withPurchase() {
  const backend = await openBackend({ scenario: 'happy' });
  const states = [stateOf(backend)];
  const stop = backend.store.subscribe(() => states.push(stateOf(backend)));
  const customer = await person(backend);
  await customer.buys('Espresso machine', 'STD6');
  await moveTo(backend, '2027-03-01');
  stop();
  return { backend, states, customer };
}

describe('going to another step', () => {
  test('gives the state that was there, to the byte, in any order', async () => {
    const { backend, states } = await withPurchase();
    const last = states.length - 1;
    expect(backend.store.history.steps).toHaveLength(last);
    for (const place of [last - 1, 0, 3, 2, last, 1, last]) {
      await goTo(backend.store, place, false);
      expect(stateOf(backend)).toBe(states[place]);
    }
  });

  test('keeps people logged in, also a month earlier and later', async () => {
    const { backend, states, customer } = await withPurchase();
    const { token } = await backend.session(people.mira);
    await goTo(backend.store, states.length - 3, false);
    await expect(backend.get('getMe', { token })).resolves.toMatchObject({ kind: 'CUSTOMER' });
    await expect(backend.get('getMe', customer.as)).resolves.toMatchObject({ kind: 'CUSTOMER' });
    await goTo(backend.store, states.length - 1, false);
    await expect(backend.get('getMe', { token })).resolves.toMatchObject({ kind: 'CUSTOMER' });
  });

  test('ends the session of a person who did not exist then', async () => {
    const backend = await openBackend({ scenario: 'happy' });
    const token = await backend.signIn('+4915112340099');
    await goTo(backend.store, 0, false);
    const { status, body } = await backend.ask('getMe', { token });
    expect([status, body]).toMatchObject([401, { code: 'session-expired', reason: 'revoked' }]);
  });

  test('tells every page to read everything again', async () => {
    const { backend, customer } = await withPurchase();
    const { cursor } = await backend.get('listChanges', customer.as);
    await goTo(backend.store, 4, false);
    const changes = await backend.get('listChanges', { ...customer.as, query: { after: cursor } });
    expect(changes.reset).toBe(true);
  });

  test('is refused where the way is not known, and nothing changes', async () => {
    const { backend, states } = await withPurchase();
    await expect(goTo(backend.store, 99, false)).rejects.toThrow('is not known');
    expect(stateOf(backend)).toBe(states.at(-1));
  });
});

describe('the steps of the console', () => {
  test('have what time has caused together with what came before it', async () => {
    const backend = await openBackend({ scenario: 'happy' });
    await moveTo(backend, '2027-03-01');
    const { steps, place, end } = stepsOf(backend.store);
    expect(steps).toMatchObject([{ before: 0, after: end, what: 'setMockClock', who: null, isDone: true }]);
    expect(place).toBe(end);
    expect(steps[0]?.caused).toContain('order.expired');
    expect(steps[0]?.isOfDemo).toBe(true);
  });

  test('show the changed members of entities, and count the other rows', async () => {
    const { backend } = await withPurchase();
    const signed = stepsOf(backend.store).steps.find(({ what }) => what === 'confirmOrder') ?? expect.fail();
    expect(signed).toMatchObject({ about: expect.stringMatching(/^ORD-2027-/), caused: [], isOfDemo: false });
    const { entities, others } = signed.changes();
    const order = entities.find(({ entity }) => entity.type === 'order') ?? expect.fail();
    expect(order).toMatchObject({
      name: expect.stringMatching(/^ORD-2027-/),
      before: { status: 'READY_TO_CONFIRM' },
    });
    expect(others).toBeGreaterThan(0);
  });

  test('read the audit of a step only when it is shown', async () => {
    const { backend } = await withPurchase();
    const { tables, history } = backend.store;
    let reads = 0;
    const counted = history.steps.map(({ rows, ...step }) => ({
      ...step,
      get rows() {
        reads += 1;
        return rows;
      },
    }));
    const { steps } = stepsOf({ tables, history: { ...history, steps: counted } });
    expect(reads).toBe(0);
    expect(steps.map(({ about }) => about)).toContain('€120.00'); // the down payment
    expect(reads).toBeGreaterThan(0);
  });

  test('are marked when they were gone back from', async () => {
    const { backend } = await withPurchase();
    await goTo(backend.store, 2, false);
    const { steps, place } = stepsOf(backend.store);
    expect(place).toBe(2);
    expect(steps.map(({ before, isDone }) => isDone === before < 2)).not.toContain(false);
  });
});
