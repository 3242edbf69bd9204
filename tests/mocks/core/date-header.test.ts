import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';

test("every answer has the time of the backend's own clock, also after it was moved", async () => {
  const { send, wait } = await openBackend();
  const dateOf = async (path: string) => (await send('GET', path, {})).headers.get('Date');
  expect(await dateOf('/v1/products')).toBe('Sun, 10 Jan 2027 09:00:00 GMT');
  await wait(90_000);
  for (const path of ['/v1/plan-offers', '/v1/me', '/v1/nowhere']) {
    expect(await dateOf(path)).toBe('Sun, 10 Jan 2027 09:01:30 GMT');
  }
});
