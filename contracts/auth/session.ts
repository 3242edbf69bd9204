import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { SessionId } from '#contracts/ids.ts';
import { z } from '#contracts/z.ts';

export const Session = described(
  z.object({
    id: SessionId,
    kind: z.enum(['CUSTOMER', 'ADMINISTRATOR']),
    createdAt: Instant,
    idleExpiresAt: Instant,
    absoluteExpiresAt: Instant,
  }),
  'The session of a person who is logged in.',
);
export type Session = z.output<typeof Session>;

export const EndKey = described(
  z.string().check(z.minLength(32), z.maxLength(200)),
  'Ends the session with which it was answered, and can do nothing else: a client that logs out without a network keeps it in place of the token. As hard to guess as the token, which does not follow from it.',
);

const facts = {
  id: SessionId,
  device: described(
    z.nullable(z.string().check(z.minLength(1))),
    'Browser and system at the login in plain words: "Firefox on Windows"; null if they are not known.',
  ),
  createdAt: Instant,
  lastSeenAt: Instant,
};

export const UserSession = described(z.object(facts), 'A live session of a customer, for administrators.');
export type UserSession = z.output<typeof UserSession>;

export const UserSessions = described(
  z.object({ items: z.array(UserSession) }),
  'The live sessions of a customer, the last used first.',
);

export const OwnSession = described(
  z.object({
    ...facts,
    isCurrent: described(z.boolean(), 'True for the session of this request.'),
  }),
  'A live session of the caller.',
);
export type OwnSession = z.output<typeof OwnSession>;

export const OwnSessions = described(
  z.object({ items: z.array(OwnSession) }),
  "The caller's live sessions, the current one first, then the last used.",
);
