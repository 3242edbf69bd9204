import { endpoint } from '#contracts/endpoint.ts';
import { OwnData } from './data-file.ts';

// In a file of its own, so that only a request for the data loads the schemas of everything in it.

export const getOwnData = endpoint({
  method: 'GET',
  path: '/v1/me/data',
  summary: 'The file of your data, while it can be read; not found before it was asked for',
  access: 'signedIn',
  entity: 'user',
  responses: { 200: OwnData },
  problems: ['account-blocked', 'not-found'],
  since: '1.5.0',
  examples: [{ name: 'all' }],
});
