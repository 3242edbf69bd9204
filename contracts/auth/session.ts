import { Instant } from '#contracts/dates.ts';
import { SessionId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

/** The session of a person who is logged in. */
export const Session = z.object({
  id: SessionId,
  kind: z.enum(['CUSTOMER', 'ADMINISTRATOR']),
  createdAt: Instant,
  idleExpiresAt: Instant,
  absoluteExpiresAt: Instant,
});
export type Session = z.output<typeof Session>;

/**
 * Ends the session with which it was answered, and can do nothing else: a client that logs out without a network keeps
 * it in place of the token. As hard to guess as the token, which does not follow from it.
 */
export const EndKey = z.string().check(z.minLength(32), z.maxLength(200));

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

/** The live sessions of a customer, the last used first. */
export const UserSessions = z.object({ items: z.array(UserSession) });

/** A live session of the caller. */
export const OwnSession = z.object({
  ...facts,
  /** True for the session of this request. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

/** The caller's live sessions, the current one first, then the last used. */
export const OwnSessions = z.object({ items: z.array(OwnSession) });
