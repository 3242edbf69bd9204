import { expect, test } from 'vitest';
import type { Exchange } from '#contracts/mock-in-page.ts';
import { bodiesOf, curlOf, harOf, readable } from '#src/demo/requests/exchange-texts.ts';

const payment: Exchange = {
  id: 2,
  startedAt: Date.parse('2027-01-10T09:00:00.250Z'),
  method: 'POST',
  path: '/v1/payments?dry=1',
  status: 201,
  durationMs: 12,
  hasKey: true,
  isReplay: false,
  isReal: false,
  breach: null,
  request: new Request('http://demo.test/api/v1/payments?dry=1', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' },
    body: '{"note":"Mira\'s"}',
  }),
  response: Response.json({ id: 'pay_1' }, { status: 201 }),
};
const lost: Exchange = {
  ...payment,
  id: 3,
  startedAt: payment.startedAt + 1000,
  status: 'failed',
  request: new Request('http://demo.test/api/v1/me'),
  response: null,
};

test('the bodies can be read as often as they are wanted', async () => {
  const bodies = { request: '{"note":"Mira\'s"}', response: '{"id":"pay_1"}' };
  expect(await bodiesOf(payment)).toEqual(bodies);
  expect(await bodiesOf(payment)).toEqual(bodies);
  expect(await bodiesOf(lost)).toEqual({ request: null, response: null });
});

test('JSON is shown on several lines, any other text as it is', () => {
  expect(readable('{"id":1}')).toBe('{\n  "id": 1\n}');
  expect(readable('No JSON')).toBe('No JSON');
});

test('a line for curl has method, address, headers and body, quoted for a shell', async () => {
  expect(curlOf(payment, await bodiesOf(payment))).toBe(
    `curl -s -X POST 'http://demo.test/api/v1/payments?dry=1' -H 'content-type: application/json' -H 'idempotency-key: one' -d '{"note":"Mira'\\''s"}'`,
  );
  expect(curlOf(lost, await bodiesOf(lost))).toBe(`curl -s -X GET 'http://demo.test/api/v1/me'`);
});

test('the archive counts bytes, not characters', async () => {
  const { log } = JSON.parse(await harOf([{ ...payment, response: new Response('10 €') }]));
  expect(log.entries).toMatchObject([{ response: { bodySize: 6, content: { size: 6 } } }]);
});

test('the archive has the oldest request first, and status 0 for one without an answer', async () => {
  const { log } = JSON.parse(await harOf([lost, payment]));
  expect(log.version).toBe('1.2');
  expect(log.entries).toMatchObject([
    {
      startedDateTime: '2027-01-10T09:00:00.250Z',
      time: 12,
      request: {
        method: 'POST',
        url: 'http://demo.test/api/v1/payments?dry=1',
        queryString: [{ name: 'dry', value: '1' }],
        postData: { mimeType: 'application/json', text: '{"note":"Mira\'s"}' },
      },
      response: { status: 201, content: { mimeType: 'application/json', text: '{"id":"pay_1"}' } },
    },
    { startedDateTime: '2027-01-10T09:00:01.250Z', request: { method: 'GET' }, response: { status: 0 } },
  ]);
  expect(log.entries[1].request).not.toHaveProperty('postData');
});
