import type { HandlerOf } from '#mocks/handler-types.ts';

export const signOut: HandlerOf<'signOut'> = ({ subject, tables, now, reply }) => {
  const session = tables.sessions.get(subject.sessionId);
  if (session) tables.sessions.replace({ ...session, revokedAt: now });
  return reply(204, null);
};
