import { expect, test } from 'vitest';
import { maxRows } from '#contracts/jobs/bulk.ts';
import { overNetwork } from '#mocks/adapters/network/network.ts';
import { memoryDriver } from '#mocks/store/driver.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { type Answer, problemIn } from '#tests/kit/client.ts';
import { people } from '#tests/kit/people.ts';
import type { ofMock } from '#tests/suite/problem-situations.ts';

const situations: Readonly<Record<(typeof ofMock)[number], () => Promise<Answer>>> = {
  'collateral-already-pledged': async () => {
    const backend = await openBackend({ scenario: 'collateral-shortfall' });
    const token = await backend.signIn(people.mira);
    const { items } = await backend.get('listCollaterals', { token });
    const secured = items.find(({ status }) => status === 'SHORTFALL');
    return backend.ask('removeCollateral', { token, params: { collateralId: secured?.id ?? '' } });
  },
  'too-many-rows': async () => {
    const backend = await openBackend({ scenario: 'happy' });
    const [payment] = backend.store.tables.payments.by('status', 'FAILED');
    if (!payment) throw new Error('No payment has failed.');
    await backend.store.transact(({ tables, random }) => {
      for (let no = 0; no <= maxRows; no += 1) {
        tables.payments.insert({ ...payment, id: random.ulid('pay', payment.createdAt) });
      }
    });
    const body = {
      action: 'retry',
      target: { matching: { filter: { status: ['FAILED'] } } },
      dryRun: true,
      reason: 'A test',
    };
    return backend.ask('startPaymentsJob', { token: await backend.signIn(people.administrator), body });
  },
  internal: async () => {
    const { backend, store } = await openBackend();
    await store.transact(({ tables }) => {
      const [product] = tables.products.all();
      if (product) tables.products.replace({ ...product, name: '' });
    });
    return answerOf(await backend.handle(new Request('http://mock.test/v1/products')));
  },
  'storage-unavailable': async () => {
    const { backend } = await openBackend({
      driver: () =>
        Promise.resolve({ ...memoryDriver(), append: () => Promise.reject(new Error('The disk is full')) }),
    });
    const request = new Request('http://mock.test/v1/challenges', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ purpose: 'SIGN_IN', contact: people.mira }),
    });
    return answerOf(await backend.handle(request));
  },
  maintenance: async () => {
    const { backend, store } = await openBackend();
    const ask = overNetwork('maintenance', (request) => backend.handle(request), {
      now: () => store.clock.now(),
      wait: () => Promise.resolve(),
    });
    return answerOf(await ask(new Request('http://mock.test/v1/products')));
  },
};

test.each(Object.entries(situations))('%s occurs', async (code, situation) => {
  expect(problemIn(await situation()).code).toBe(code);
});

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  return { status, headers, body: await response.json() };
}
