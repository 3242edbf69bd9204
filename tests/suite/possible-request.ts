import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { type Answer, type Call, problemIn, UnexpectedAnswer } from '#tests/kit/client.ts';
import { MissingData, type Provider } from '#tests/kit/provider.ts';
import { notReached } from './not-reached.ts';
import { requestOf } from './requests.ts';

/** Commands after which the tokens of the run would be worth nothing. */
const endsAccess: ReadonlySet<OperationName> = new Set([
  'signOut',
  'endUserSessions',
  'blockUser',
  'unblockUser',
  'startUsersJob',
]);

/** Commands about something that changes by itself, so that a version that was read a moment ago may be stale. */
const changesByItself: ReadonlySet<OperationName> = new Set(['stopJob']);

/** How a backend refuses what is valid, because of its data. */
const refusalsByData: ReadonlySet<number> = new Set([402, 409, 410, 422, 429]);

/** Why the data of the backend do not allow the request; null if they do, or if the answer is wrong. */
function whyRefused(name: string, answer: Answer): string | null {
  if (!refusalsByData.has(answer.status)) return null;
  const { code, detail } = problemIn(answer);
  return `needs other data: ${name} was refused with ${code}, ${detail}`;
}

/** Returns the request of an operation where the data of a backend that cannot be reset allow it. */
export async function possibleRequest(name: OperationName, backend: Provider): Promise<Call> {
  const { idempotent, dryRun, simulates }: Endpoint = contract[name];
  if (endsAccess.has(name)) return notReached('needs sessions that may end');
  if (changesByItself.has(name)) return notReached('needs a clock that stands: a job goes on meanwhile');
  if (dryRun === 'refused')
    return notReached('needs data that can be reset: it works once and has no dry run');
  const request = await prepared(name, backend);
  if (Object.values(request.params ?? {}).includes(''))
    return notReached('needs data: nothing is there to ask for');
  if (!idempotent && simulates === undefined) return request;
  const attempt = idempotent ? { ...request, dryRun: true, key: null } : request; // neither changes anything
  const reason = whyRefused(name, await backend.ask(name, attempt));
  return reason === null ? request : notReached(reason);
}

async function prepared(name: OperationName, backend: Provider): Promise<Call> {
  try {
    return await requestOf(name, backend);
  } catch (cause) {
    if (cause instanceof MissingData) return notReached(`needs other data: ${cause.message}`);
    const reason = cause instanceof UnexpectedAnswer ? whyRefused(cause.operation, cause.answer) : null;
    if (reason === null) throw cause;
    return notReached(reason);
  }
}
