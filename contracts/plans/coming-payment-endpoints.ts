import { endpoint } from '#contracts/endpoint.ts';
import { ComingPayments } from './coming-payment.ts';

export const getComingPayments = endpoint({
  method: 'GET',
  path: '/v1/coming-payments',
  summary: 'Upcoming payments of all your plans by month, with totals',
  access: 'signedIn',
  entity: 'plan',
  responses: { 200: ComingPayments },
  problems: [],
  since: '1.4.0',
  examples: [{ name: 'now' }],
});
