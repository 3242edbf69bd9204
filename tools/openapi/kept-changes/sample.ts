import type { Json } from '#contracts/openapi/sources.ts';

const ref = (kind: 'parameters' | 'schemas', name: string) => ({ $ref: `#/components/${kind}/${name}` });

const json = (schema: object) => ({ 'application/json': { schema } });

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
});

/** A small document with what the contract’s has: lists, bodies, answers, headers, problems. */
export const sample: Json = {
  openapi: '3.1.1',
  info: { title: 'Sample', version: '1.0.0' },
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        summary: 'Orders, page by page',
        parameters: [
          ref('parameters', 'status'),
          ref('parameters', 'limit'),
          ref('parameters', 'currency'),
          ref('parameters', 'trace'),
        ],
        responses: {
          200: {
            description: 'Done.',
            content: json({
              type: 'object',
              properties: { items: { type: 'array', items: ref('schemas', 'Order') } },
              required: ['items'],
            }),
          },
        },
      },
      post: {
        operationId: 'createOrder',
        summary: 'Begin an order',
        security: [{ signedIn: [] }],
        requestBody: { required: true, content: json(ref('schemas', 'NewOrder')) },
        responses: {
          201: {
            description: 'Created.',
            headers: { Location: { required: true, schema: { type: 'string' } } },
            content: json(ref('schemas', 'Order')),
          },
          422: problem('A rule refuses it.'),
        },
      },
    },
    '/orders/{orderId}': {
      get: {
        operationId: 'getOrder',
        summary: 'One order',
        parameters: [ref('parameters', 'orderId')],
        responses: {
          200: { description: 'Done.', content: json(ref('schemas', 'Order')) },
          404: problem('There is none.'),
        },
      },
    },
  },
  components: {
    securitySchemes: { signedIn: { type: 'http', scheme: 'bearer' } },
    parameters: {
      orderId: { name: 'orderId', in: 'path', required: true, schema: { type: 'string' } },
      status: { name: 'status', in: 'query', schema: { type: 'string', enum: ['OPEN', 'PAID', 'SENT'] } },
      limit: {
        name: 'limit',
        in: 'query',
        schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
      },
      currency: { name: 'currency', in: 'query', required: true, schema: { type: 'string' } },
      trace: {
        name: 'X-Trace',
        in: 'header',
        schema: { type: 'string', pattern: '^(?:[0-9a-f]{32}|[0-9a-f]{16})$' },
      },
    },
    schemas: {
      NewOrder: {
        type: 'object',
        properties: {
          productId: { type: 'string' },
          quantity: { type: 'integer', minimum: 1, maximum: 10 },
          delivery: { type: 'string', enum: ['STANDARD', 'EXPRESS'] },
          note: { type: 'string', maxLength: 200 },
          discount: { type: ['string', 'null'] },
        },
        required: ['productId', 'quantity', 'discount'],
      },
      Order: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          status: { type: 'string', enum: ['OPEN', 'PAID', 'SENT'] },
          total: { type: 'integer' },
          note: { type: ['string', 'null'] },
          colour: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
          delivery: { type: 'string' },
          address: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
        },
        required: ['id', 'status', 'total', 'note', 'address'],
      },
      Problem: {
        type: 'object',
        properties: { code: { type: 'string' }, detail: { type: 'string' } },
        required: ['code', 'detail'],
      },
    },
  },
};
