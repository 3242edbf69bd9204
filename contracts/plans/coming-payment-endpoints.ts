import { endpoint } from '#contracts/endpoint.ts';
import { ComingPayments } from './coming-payment.ts';

export const getComingPayments = endpoint({
  method: 'GET',
  path: '/v1/coming-payments',
  summary: 'What is to be paid over all your plans, by month, and what they come to',
  access: 'signedIn',
  entity: 'plan',
  answers: { 200: ComingPayments },
  problems: [],
  since: '1.4.0',
  examples: [{ name: 'now' }],
});
