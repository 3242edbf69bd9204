import { endpoint } from '#contracts/endpoint.ts';
import { CardDetails, CardToken } from './card-token.ts';

export const createCardToken = endpoint({
  takes: null,
  audit: { none: 'Nothing is kept but a label; the payment that uses the token is in the audit.' },
  method: 'POST',
  path: '/v1/card-tokens',
  summary: 'Enter a card: its data is exchanged for a token, and not kept',
  description:
    'The token belongs to the caller; one created without a session belongs to the customer who first pays with it.',
  access: 'optional',
  idempotent: true,
  body: CardDetails,
  responses: { 201: CardToken },
  location: {
    none: 'A token has no address: it is passed on once as it is answered here, and nothing more of the card can be read.',
  },
  problems: [],
  examples: [
    {
      name: 'a test card',
      body: { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123', holder: 'Mira Okafor' },
    },
  ],
});
