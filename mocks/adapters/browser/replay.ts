import { SignedIn } from '#contracts/auth/challenge.ts';
import type { Replayed } from '#contracts/mock-in-page.ts';
import { controlPath, mockControl } from '#contracts/mock-control.ts';
import { type Replay, type ReplayRequest, withValues } from '#contracts/replay.ts';
import { z } from '#contracts/z.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { Respond } from '#mocks/adapters/network/network.ts';

interface ReplayEnd {
  readonly replayed: Replayed;
  /** Who has sent the last request of a person; null if no one has logged in. */
  readonly replayedAs: SignedIn | null;
}

/**
 * Sends the requests one after another and ends with the first one whose response is another than the recorded one,
 * because those after it would ask for what is not there.
 * @param base the base URL, ending in "/"
 */
export async function sendAgain({ requests }: Replay, respond: Respond, base: string): Promise<ReplayEnd> {
  const values = new Map<string, string>();
  const sessions = new Map<string, SignedIn>();
  let replayedAs: SignedIn | null = null;

  /** Keeps what later requests need of a response; returns what it should have had, null if it is as recorded. */
  async function takeFrom(request: ReplayRequest, response: Response): Promise<string | null> {
    if (response.status !== request.status) return `status ${request.status}`;
    const taken = Object.entries(request.takes);
    const opensSession = request.isControl && request.path === sessionsPath;
    if (taken.length === 0 && !opensSession) return null;
    const body: unknown = await response.clone().json();
    if (opensSession) {
      const opened = z.parse(SignedIn, body);
      sessions.set(opened.token, opened);
    }
    for (const [variable, place] of taken) {
      const value = valueAt(body, place);
      if (value === null) return `the member ${place}`;
      values.set(variable, value);
    }
    return null;
  }

  let sent: Replayed['sent'] | null = null;
  let expected: string | null = null;
  for (const [index, recorded] of requests.entries()) {
    const request = requestOf(recorded, base, (variable) => values.get(variable));
    replayedAs = sessions.get(tokenOf(request)) ?? replayedAs;
    const { method, url } = request;
    const response = await respond(request);
    sent = { no: index + 1, method, path: url.slice(base.length - 1), status: response.status };
    expected = await takeFrom(recorded, response);
    if (expected !== null) break;
  }
  invariant(sent, 'A sequence has no request.');
  return { replayed: { total: requests.length, sent, expected }, replayedAs };
}

const sessionsPath = mockControl.createMockSession.path.slice(controlPath.length);

function requestOf(
  { isControl, method, path, headers, body }: ReplayRequest,
  base: string,
  valueOf: (variable: string) => string | undefined,
): Request {
  const below = isControl ? controlPath + path : path;
  return new Request(base.slice(0, -1) + withValues(below, valueOf), {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, withValues(value, valueOf)]),
    ...(body === null ? {} : { body: withValues(body, valueOf) }),
  });
}

const tokenOf = ({ headers }: Request): string => headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';

/** The text at "items[0].id". */
function valueAt(body: unknown, place: string): string | null {
  let value = body;
  for (const [member] of place.matchAll(/[^.[\]]+/g)) value = memberOf(value, member);
  return typeof value === 'string' ? value : null;
}
