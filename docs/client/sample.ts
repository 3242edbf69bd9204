// A client of the Tranche API. `npm run client` copies this file and writes api.ts, the types of the API, beside it.
// Run it with an address and a customer's token: node sample.ts http://127.0.0.1:4010 TOKEN
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const [baseUrl = 'http://127.0.0.1:4010', token = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });

/** Throws the problem of a rejected request; a program decides by its `code`. */
function check<T>({ data, error }: { data?: T; error?: { code: string; detail: string } }): T {
  if (error) throw new Error(`${error.code}: ${error.detail}`);
  if (data === undefined) throw new Error('The answer has no body');
  return data;
}

// Names and values of filters are typed.
const { items } = check(
  await api.GET('/v1/products', {
    params: { query: { limit: 3, 'filter[category]': ['KITCHEN', 'AUDIO'] } },
  }),
);
for (const { name, unitPrice } of items) console.log(name, unitPrice.amountMinor, unitPrice.currency);

const [product] = items;
if (!product) throw new Error('There is nothing to buy');

// The key names one intention: the request may be sent again with it, and is carried out once.
const order = check(
  await api.POST('/v1/orders', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { items: [{ productId: product.id, quantity: 1 }] },
  }),
);
console.log(order.number, order.status);

// A change names the version that it was decided on: if someone else was faster, it is rejected with 412.
const path = { orderId: order.id };
const current = await api.GET('/v1/orders/{orderId}', { params: { path } });
const cancelled = check(
  await api.POST('/v1/orders/{orderId}/cancel', {
    params: {
      path,
      header: {
        'Idempotency-Key': crypto.randomUUID(),
        'If-Match': current.response.headers.get('ETag') ?? '',
      },
    },
  }),
);
console.log(cancelled.number, cancelled.status);
