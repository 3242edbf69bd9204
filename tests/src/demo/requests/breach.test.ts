import { expect, test } from 'vitest';
import { createDemoBackend } from '#mocks/backend/demo.ts';
import { breachOf } from '#src/demo/requests/breach.ts';

test('an answer matches the contract, or its error is named', async () => {
  const { backend } = await createDemoBackend({
    scenario: 'happy',
    seed: 42,
    frozenAt: '2027-01-10T09:00:00.000Z',
  });
  const products = await backend.handle(new Request('http://mock.test/v1/products'));
  expect(await breachOf('GET', '/v1/products?limit=1', products)).toBeNull();
  const refused = await backend.handle(new Request('http://mock.test/v1/me'));
  expect(refused.status).toBe(401);
  expect(await breachOf('GET', '/v1/me', refused)).toBeNull();

  const breach = (path: string, body: string, status = 200) =>
    breachOf('GET', path, new Response(body, { status }));
  expect(await breach('/v1/products', '{}')).toMatch(/^\/\w+: .+; \/\w+: /);
  expect(await breach('/v1/me', '<html>')).toBe('The body: is not JSON');
  expect(await breach('/v1/me', '{"code":"overpayment"}', 422)).toMatch(/^\/\w+: /);
  expect(await breach('/nowhere', '{}')).toBe('The contract has no such operation');
});
