import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Instant } from '#contracts/dates.ts';
import type { ReadTable } from '#mocks/store/table.ts';
import { problem, type Problem } from './handler-result.ts';
import type { SessionRow } from './rows.ts';

/** Returns the SHA-256 of a text in lower-case hexadecimal. */
export function sha256Of(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Hashes a bearer token for its session. The token itself is only in the kept answer of its login, for a day. */
export function hashToken(token: string): string {
  return sha256Of(`session/${token}`);
}

export type Sessions = ReadTable<SessionRow, 'tokenHash' | 'subjectId', string>;

/** `session` is also given if it has ended. */
export type Authentication =
  | { readonly refusal: null; readonly session: SessionRow }
  | { readonly refusal: Problem; readonly session: SessionRow | null };

const maxTokens = 100;

/** `hashToken` with a cache, because hashing takes longer than the rest of checking a session. */
export function rememberingHashes(): (token: string) => string {
  const hashes = new Map<string, string>();
  return (token) => {
    let hash = hashes.get(token);
    if (hash === undefined) {
      if (hashes.size >= maxTokens) hashes.clear();
      hashes.set(token, (hash = hashToken(token)));
    }
    return hash;
  };
}

const bearer = /^Bearer ([\w.~+/-]{1,500}=*)$/i;

/** Returns the session of an `Authorization` header, or the problem with it. */
export function authenticate(
  sessions: Sessions,
  header: string | null,
  now: Instant,
  hashOf: (token: string) => string,
): Authentication {
  const token = bearer.exec(header ?? '')?.[1];
  const session = token === undefined ? undefined : sessions.find('tokenHash', hashOf(token));
  if (!session) return { refusal: problem('unauthenticated', 'Log in to continue.'), session: null };
  const reason = endedBy(session, now);
  if (reason)
    return {
      refusal: problem('session-expired', 'Your session has ended. Log in again.', { reason }),
      session,
    };
  return { refusal: null, session };
}

/** Returns whether a session can still be used. */
export const isLive = (session: SessionRow, now: Instant): boolean => endedBy(session, now) === null;

function endedBy(session: SessionRow, now: Instant) {
  if (session.revokedAt !== null) return 'revoked';
  if (now >= session.absoluteExpiresAt) return 'absolute';
  // It was used up to a minute later than is stored, and never ends early.
  return idleMs(session, now) >= session.idleSeconds * 1000 + touchEveryMs ? 'idle' : null;
}

/** How often the use of a session is written at most. */
const touchEveryMs = 60_000;

let measured = { since: '', until: '', ms: 0 };

/** Milliseconds since a use of a session was last stored. The last result is cached, because many requests have the same times. */
function idleMs({ lastSeenAt }: SessionRow, now: Instant): number {
  if (measured.since !== lastSeenAt || measured.until !== now) {
    measured = { since: lastSeenAt, until: now, ms: Date.parse(now) - Date.parse(lastSeenAt) };
  }
  return measured.ms;
}

/** Returns whether the use of a session has to be written: at most once a minute. */
export function isUseOutdated(session: SessionRow, now: Instant): boolean {
  return idleMs(session, now) >= touchEveryMs;
}
