import { endpoint } from '#contracts/endpoint.ts';
import { queryInstant } from '#contracts/paging.ts';
import { z } from '#contracts/z.ts';
import { ChangeCursor, Changes } from './change.ts';

export const listChanges = endpoint({
  method: 'GET',
  path: '/v1/changes',
  summary:
    'What has changed since a cursor or an instant: your own, or those of all customers for administrators. Without either: where to begin. Does not extend the session',
  access: 'signedIn',
  background: true,
  query: { after: z.optional(ChangeCursor), since: z.optional(queryInstant()) },
  responses: { 200: Changes },
  problems: [],
  examples: [
    { name: 'from now on' },
    { name: 'after a cursor', query: { after: '000000000001-00000000' } },
    { name: 'since the page began', query: { since: '2027-01-10T09:00:00.000Z' } },
  ],
});
