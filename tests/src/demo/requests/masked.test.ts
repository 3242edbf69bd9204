import { expect, test } from 'vitest';
import { masked, maskedAddress, maskedRequest, maskedResponse } from '#src/demo/requests/masked.ts';

test.each([
  ['Write to mira.okafor+shop@mail.example.test.', 'Write to masked-email.'],
  ['Call +4915112345678 or +49 (151) 1234-5678', 'Call masked-phone or masked-phone'],
  ['Your code is 123456.', 'Your code is masked-code.'],
  ['4242 4242 4242 4242', 'masked-number'],
  ['4242-4242-4242-4242', 'masked-number'],
  ['PIN 1234567890123456', 'PIN masked-number'],
  ['the scratchcard 0007-000123-2', 'the scratchcard masked-code'],
  ['Bearer tok-12.34', 'masked-token'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtaXJhIn0.c2lnbmF0dXJl', 'masked-token'],
])('%s is masked', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

test.each([
  'ord_01JH8ZK3W00000000000000000',
  'PLN-000101',
  '2027-01-10T09:00:00.000Z',
  '2027-01-10T10:00:00.000+01:00',
  '5f0c3a52-123456-4c1e-9d0a-123456789012',
  '€1,200.00 in 6 instalments, 15 January 2027',
  '"123"',
])('%s is no secret', (text) => {
  expect(masked(text)).toBe(text);
});

test('an address keeps its form; only what is secret in it is replaced', () => {
  const plain = 'https://api.example.test:8443/shop/v1/plans?status=ACTIVE,OVERDUE&limit=50&cursor=a%2Fb';
  expect(maskedAddress(plain)).toBe(plain);
  expect(maskedAddress('/v1/users/mira%40example.test/notes')).toBe('/v1/users/masked-email/notes');
  expect(maskedAddress('/v1/users?search=%2B4915112345678&limit=50')).toBe(
    '/v1/users?search=masked-phone&limit=50',
  );
  expect(maskedAddress('/v1/x?access_token=short')).toBe('/v1/x?access_token=masked-token');
  expect(maskedAddress('/v1/100%')).toBe('/v1/100%');
});

const sent = {
  number: '4242424242424242',
  cvc: '123',
  expYear: 2030,
  pin: '1234567890123456',
  pins: [1234567890123456, '9234567890123456'],
  code: '123456',
  otp_code: 123456,
  verificationCode: '123 456',
  errorCode: 'otp-invalid',
  contact: '0151 1234567',
  newContact: '01511234567',
  phoneE164: '+4915112345678',
  endKey: 'a-key-of-this-session',
  tokens: { access: 'one', refresh: null },
  amountMinor: 123456,
  id: 'crd_01JH8ZK3W00000000000000000',
  isPhoneVerified: true,
};

test('a request is masked in address, headers and body', async () => {
  const request = new Request('https://api.example.test/v1/card-tokens', {
    method: 'POST',
    headers: {
      Authorization: 'Bearer one-of-mira',
      'Content-Type': 'application/json',
      'Idempotency-Key': '5f0c3a52-8f1e-4c1e-9d0a-123456789012',
    },
    body: JSON.stringify(sent),
  });
  const safe = await maskedRequest(request, 'https://api.example.test/v1/card-tokens?email=m@x.test');
  expect([safe.method, safe.url]).toEqual([
    'POST',
    'https://api.example.test/v1/card-tokens?email=masked-email',
  ]);
  expect(Object.fromEntries(safe.headers)).toEqual({
    authorization: 'masked-token',
    'content-type': 'application/json',
    'idempotency-key': '5f0c3a52-8f1e-4c1e-9d0a-123456789012',
  });
  expect(await safe.json()).toEqual({
    number: 'masked-number',
    cvc: 'masked-code',
    expYear: 2030,
    pin: 'masked-pin',
    pins: ['masked-pin', 'masked-pin'],
    code: 'masked-code',
    otp_code: 'masked-code',
    verificationCode: 'masked-code',
    errorCode: 'otp-invalid',
    contact: 'masked-contact',
    newContact: 'masked-contact',
    phoneE164: 'masked-phone',
    endKey: 'masked-token',
    tokens: { access: 'masked-token', refresh: null },
    amountMinor: 123456,
    id: 'crd_01JH8ZK3W00000000000000000',
    isPhoneVerified: true,
  });
});

test('a response is masked in headers and body, JSON or not; one without a body has none', async () => {
  const file = new Response('0007-000123-2;1234567890123456\n', { headers: { 'X-To': 'mira@example.test' } });
  const safe = await maskedResponse(file);
  expect([safe.headers.get('X-To'), await safe.text()]).toEqual([
    'masked-email',
    'masked-code;masked-number\n',
  ]);
  expect((await maskedResponse(new Response(null, { status: 204 }))).status).toBe(204);
});
