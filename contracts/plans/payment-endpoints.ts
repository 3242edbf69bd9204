import { endpoint } from '#contracts/endpoint.ts';
import { RequestedSources, scratchcardRefusals } from '#contracts/payments/sources.ts';
import { z } from '#contracts/z.ts';
import { Parts, PlanPayment, PlanPaymentPreview, SeenParts } from './plan-payment.ts';

const example = [
  { planId: 'pln_01JH8ZK3W00000000000000000', amount: { amountMinor: 183_69, currency: 'EUR' as const } },
];

export const payPlans = endpoint({
  method: 'POST',
  path: '/v1/plan-payments',
  summary: 'Pay plans, one or several with one payment; any excess goes to the next lines',
  access: 'signedIn',
  entity: 'plan',
  idempotent: true,
  takes: 'plan.pay',
  alsoTakes: ['payment.create'],
  audit: 'payment.made',
  since: '1.4.0',
  body: z.object({ parts: SeenParts, sources: RequestedSources }),
  responses: { 201: PlanPayment, 202: PlanPayment },
  location: { none: 'Each payment in the answer has an address of its own.' },
  retryAfterS: 2,
  problems: [
    'payment-declined',
    'payment-in-progress',
    'version-conflict',
    'invalid-transition',
    'overpayment',
    'currency-mismatch',
    'wallet-insufficient',
    ...scratchcardRefusals,
    'not-found',
  ],
  examples: [
    {
      name: 'what is due',
      body: {
        parts: example.map((part) => ({ ...part, version: 1 })),
        sources: [{ kind: 'CARD', cardTokenId: 'tok_01JH8ZK3W00000000000000000', amountMinor: 183_69 }],
      },
    },
  ],
});

export const previewPlanPayment = endpoint({
  method: 'POST',
  path: '/v1/plan-payment-previews',
  summary: 'Where each cent of a payment would go; changes nothing',
  access: 'signedIn',
  entity: 'plan',
  since: '1.4.0',
  body: z.object({ parts: Parts }),
  responses: { 200: PlanPaymentPreview },
  problems: ['payment-in-progress', 'invalid-transition', 'overpayment', 'currency-mismatch', 'not-found'],
  examples: [{ name: 'what is due', body: { parts: example } }],
});
