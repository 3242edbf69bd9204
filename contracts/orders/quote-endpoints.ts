import { endpoint } from '#contracts/endpoint.ts';
import { OrderId, QuoteId } from '#contracts/ids.ts';
import { Quote, QuoteRequest } from './quote.ts';

export const createQuote = endpoint({
  method: 'POST',
  path: '/v1/orders/{orderId}/quotes',
  summary: 'Choose an offer, with binding figures for it; until the down payment is paid also another one',
  access: 'signedIn',
  entity: 'order',
  idempotent: true,
  takes: 'order.quote',
  audit: 'order.quoted',
  params: { orderId: OrderId },
  body: QuoteRequest,
  responses: { 201: Quote },
  location: '/v1/orders/{orderId}/quotes/{id}',
  problems: ['offer-unavailable', 'payment-in-progress', 'invalid-transition'],
  examples: [
    {
      name: 'six months',
      params: { orderId: '{order}' },
      body: { offerCode: 'STD6', downPaymentBps: 2_500, dueDay: 15 },
    },
  ],
});

export const getQuote = endpoint({
  method: 'GET',
  path: '/v1/orders/{orderId}/quotes/{quoteId}',
  summary: 'One quote of an order',
  access: 'signedIn',
  params: { orderId: OrderId, quoteId: QuoteId },
  responses: { 200: Quote },
  problems: [],
  examples: [{ name: 'current', params: { orderId: '{order}', quoteId: '{quote}' } }],
});
