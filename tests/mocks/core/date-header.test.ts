import { expect, test } from 'vitest';
import { createDemoBackend } from '#mocks/demo-backend.ts';

test("every answer has the time of the backend's own clock, also after it was moved", async () => {
  const { backend, store } = await createDemoBackend({
    scenario: 'happy',
    seed: 1,
    frozenAt: '2027-01-10T09:00:00.000Z',
  });
  const dateOf = async (path: string) =>
    (await backend.handle(new Request(`http://shop.test${path}`))).headers.get('Date');
  expect(await dateOf('/v1/products')).toBe('Sun, 10 Jan 2027 09:00:00 GMT');
  await store.transact(({ clock }) => clock.advance(90_000));
  for (const path of ['/v1/plan-offers', '/v1/me', '/v1/nowhere']) {
    expect(await dateOf(path)).toBe('Sun, 10 Jan 2027 09:01:30 GMT');
  }
});
