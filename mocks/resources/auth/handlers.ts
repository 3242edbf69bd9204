import { requireRow } from '#mocks/core/handler-result.ts';
import { isLive } from '#mocks/core/session.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import { endSessions, liveSessions, otherSessions, viewOwnSession } from './sessions.ts';

export const signOut: HandlerOf<'signOut'> = ({ subject, tables, now, reply }) => {
  const session = tables.sessions.get(subject.sessionId);
  if (session) tables.sessions.replace({ ...session, revokedAt: now });
  return reply(204, null);
};

export const endSessionByKey: HandlerOf<'endSessionByKey'> = ({ body, tables, now, reply }) => {
  const session = tables.sessions.find('tokenHash', body.endKey);
  if (session && isLive(session, now)) tables.sessions.replace({ ...session, revokedAt: now });
  return reply(204, null);
};

export const listSessions: HandlerOf<'listSessions'> = ({ subject, tables, now, reply }) =>
  reply(200, { items: liveSessions(tables, subject, now).map((row) => viewOwnSession(row, subject)) });

export const endSession: HandlerOf<'endSession'> = ({ params, subject, tables, now, reply }) => {
  const session = liveSessions(tables, subject, now).find(({ id }) => id === params.sessionId);
  endSessions(tables, [requireRow(session, 'session')], now);
  return reply(204, null);
};

export const endOtherSessions: HandlerOf<'endOtherSessions'> = ({ subject, tables, now, reply }) => {
  endSessions(tables, otherSessions(tables, subject, now), now);
  return reply(200, { items: liveSessions(tables, subject, now).map((row) => viewOwnSession(row, subject)) });
};
