import { endpoint } from '#contracts/endpoint.ts';
import { Comparison, ComparisonRequest } from './quote.ts';

export const compareQuotes = endpoint({
  method: 'POST',
  path: '/v1/quote-comparisons',
  summary: 'Price a cart and compare every offer for it; changes nothing',
  access: 'public',
  entity: 'offer',
  mayBeCached: true,
  body: ComparisonRequest,
  responses: { 200: Comparison },
  problems: ['amount-too-large', 'currency-mismatch'],
  examples: [
    {
      name: 'an amount',
      body: {
        basket: { kind: 'AMOUNT', amount: { amountMinor: 120_000, currency: 'EUR' } },
        downPaymentBps: null,
        dueDay: null,
      },
    },
    {
      name: 'on the first of the month, half at once',
      body: {
        basket: { kind: 'AMOUNT', amount: { amountMinor: 60_000, currency: 'EUR' } },
        downPaymentBps: 5_000,
        dueDay: 1,
      },
    },
  ],
});
