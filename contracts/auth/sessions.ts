import { Instant } from '#contracts/dates.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { SessionId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

const facts = {
  id: SessionId,
  /** Browser and system at the login in plain words: "Firefox on Windows"; null if they are not known. */
  device: z.nullable(z.string().check(z.minLength(1))),
  createdAt: Instant,
  lastSeenAt: Instant,
};

/** A live session of a customer, for administrators. */
export const UserSession = z.object(facts);
export type UserSession = z.output<typeof UserSession>;

/** A live session of the caller. */
export const OwnSession = z.object({
  ...facts,
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

/** The caller's live sessions, the current one first, then the last used. */
export const OwnSessions = z.object({ items: z.array(OwnSession) });

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/me/sessions',
  summary: 'Where you are logged in',
  access: 'signedIn',
  entity: 'user',
  answers: { 200: OwnSessions },
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
  audit: 'user.sessions-ended',
  params: { sessionId: SessionId },
  answers: { 204: null },
  problems: [],
  since: '1.4.0',
  examples: [{ name: 'one', params: { sessionId: '{session}' } }],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/me/sessions',
  summary: 'End all your sessions but this one; the answer has those that are left',
  access: 'signedIn',
  entity: 'user',
  idempotent: true,
  audit: 'user.sessions-ended',
  answers: { 200: OwnSessions },
  problems: [],
  since: '1.4.0',
  examples: [{ name: 'the others' }],
});
