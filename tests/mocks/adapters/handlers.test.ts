import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { expect, onTestFinished, test } from 'vitest';
import { handlers, mockHandlers } from '#mocks/adapters/handlers.ts';
import { people } from '#tests/kit/people.ts';
import { clientAt } from '#tests/kit/provider-at.ts';

/** Answers `fetch` in this process by the handlers until the test ends; any other address is an error. */
function intercept(...served: Parameters<typeof setupServer>) {
  const server = setupServer(...served);
  server.listen({ onUnhandledFrame: 'error' });
  onTestFinished(() => server.close());
}

const api = 'https://app.test/api';

test('the exported handlers answer by the contract on any origin', async () => {
  intercept(...handlers);
  const { items } = await clientAt(api).get('listProducts');
  expect(items.length).toBeGreaterThan(0);
});

test('handlers at two addresses have data of their own', async () => {
  const [one, two] = ['http://one.test:4010', 'http://two.test/shop/'] as const;
  intercept(...[one, two].flatMap((baseUrl) => mockHandlers({ scenario: 'new-user', baseUrl })));
  const ordered = async (address: string, orders: number) => {
    const client = clientAt(address.replace(/\/$/, ''));
    const { token } = await client.signIn('+4915112340099');
    const { items } = await client.get('listProducts');
    const body = { items: [{ productId: items[0]?.id, quantity: 1 }] };
    for (let count = 0; count < orders; count += 1)
      expect(await client.ask('createOrder', { body, token })).toMatchObject({ status: 201 });
    return (await client.every('listOrders', { token })).length;
  };
  expect([await ordered(one, 2), await ordered(two, 1)]).toEqual([2, 1]);
});

test('handlers for a clock that stands still answer with its time', async () => {
  intercept(...mockHandlers({ frozenAt: '2027-03-01T12:00:00.000Z' }));
  expect(await clientAt(api).get('getConfig')).toMatchObject({
    businessDate: '2027-03-01',
    serverTime: '2027-03-01T12:00:00.000Z',
  });
});

test('handlers begin in the situation of a file', async () => {
  const situation = readFileSync('tests/situations/fee-waived.situation', 'utf8');
  intercept(...mockHandlers({ situation }));
  // @ts-expect-error -- the file says in which scenario and when it begins
  mockHandlers({ situation, scenario: 'happy', frozenAt: '2027-03-01T12:00:00.000Z' });
  const client = clientAt(api);
  const { token } = await client.signIn(people.mira);
  const { items } = await client.get('listPlans', { token });
  expect(items).toMatchObject([{ number: 'PLN-000101' }]);
});

test('the network of a scenario loses answers of its handlers, too', async () => {
  intercept(...mockHandlers({ scenario: 'flaky' }));
  const products = () => fetch(`${api}/v1/products`);
  await expect(products()).rejects.toThrow(TypeError);
  expect((await products()).status).toBe(200);
});

test('handlers leave requests to other addresses alone', async () => {
  const ofOne = mockHandlers({ baseUrl: 'http://one.test' });
  const ask = (url: string) => getResponse(ofOne, new Request(url));
  expect((await ask('http://one.test/v1/products'))?.status).toBe(200);
  expect(await ask('http://two.test/v1/products')).toBeUndefined();
  expect(await ask('http://one.test/products/CAMERA-01.svg')).toBeUndefined();
});
