import { endpoint } from '#contracts/endpoint.ts';
import { SessionId } from '#contracts/ids.ts';
import { OwnSessions } from './session.ts';

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/me/sessions',
  summary: 'Where you are logged in',
  access: 'signedIn',
  entity: 'user',
  responses: { 200: OwnSessions },
  problems: [],
  since: '1.4.0',
  examples: [{ name: 'all' }],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/me/sessions/{sessionId}',
  summary: 'End one of your sessions',
  access: 'signedIn',
  entity: 'user',
  idempotent: true,
  takes: null,
  audit: 'user.sessions-ended',
  params: { sessionId: SessionId },
  responses: { 204: null },
  problems: [],
  since: '1.4.0',
  examples: [{ name: 'one', params: { sessionId: '{session}' } }],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/me/sessions',
  summary: 'End all your other sessions; the response lists the remaining ones',
  access: 'signedIn',
  entity: 'user',
  idempotent: true,
  takes: null,
  audit: 'user.sessions-ended',
  responses: { 200: OwnSessions },
  problems: [],
  since: '1.4.0',
  examples: [{ name: 'the others' }],
});
