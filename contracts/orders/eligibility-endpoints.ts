import { endpoint } from '#contracts/endpoint.ts';
import { Eligibility } from './eligibility.ts';

export const getEligibility = endpoint({
  method: 'GET',
  path: '/v1/me/eligibility',
  summary: 'Whether you can open another plan, and how much of it could be financed',
  access: 'signedIn',
  entity: 'order',
  responses: { 200: Eligibility },
  problems: ['customers-only'],
  since: '3.0.0',
  examples: [{ name: 'now' }],
});
