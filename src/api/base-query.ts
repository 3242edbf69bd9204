import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { isCacheable } from '#contracts/endpoint.ts';
import { dataRead, cachedAnswerShown, cachedForMs } from '#src/platform/storage/data-age.ts';
import { type FirstResponse, requestTimeoutMs } from '#src/platform/browser/page-data.ts';
import {
  type Expiry,
  isSamePerson,
  selectExpiry,
  selectSession,
  selectToken,
  sessionExpired,
} from '#src/platform/session/session.ts';
import { serverAheadMs, serverTimeReceived } from '#src/platform/browser/server-time.ts';
import { type ApiError, problemOf } from '#src/errors/api-error.ts';
import {
  type CallResult,
  type ContractCall,
  operationName,
  readAnswer,
  toRequest,
  type WholeResponse,
} from './exchange.ts';
import { contextOf } from './context-of.ts';
import { takeFirstResponse } from './first-responses.ts';
import type { CachedAnswers } from './cached-answers.ts';

declare module '#src/platform/store/services.ts' {
  interface Services {
    /** Loads the answers from before a reload. Absent with the mock backend, which answers without a network. */
    readonly keptAnswers?: () => Promise<CachedAnswers>;
  }
}

export type ContractQuery = BaseQueryFn<ContractCall, unknown, ApiError>;

/** Calls an endpoint; what was read before can be read again without a network. */
export const contractQuery: ContractQuery = async (call, thunkApi) => {
  const { extra, getState } = contextOf(thunkApi);
  const token = selectToken(getState());
  const result = await callContract(call, thunkApi);
  const { keptAnswers, firstData } = extra;
  if (!keptAnswers || !isCacheable(call.definition)) return result;
  const unread = () => result; // its chunk cannot be loaded
  if ('error' in result && result.error.kind === 'offline') {
    const unreadBefore: CallResult = { error: { ...result.error, unread: true } };
    return keptAnswers().then((cache): CallResult => {
      const cachedAnswer = cache.find(call, getState());
      if (!cachedAnswer) return unreadBefore;
      thunkApi.dispatch(cachedAnswerShown(cachedAnswer.readAt));
      return { data: cachedAnswer.data };
    }, unread);
  }
  void Promise.resolve(firstData)
    .then(keptAnswers)
    .then((cache) => {
      // An answer to an earlier session is not kept for the person after it.
      if (selectToken(getState()) === token) cache.add(call, result, getState);
    }, unread);
  return result;
};

type Thunk = Pick<BaseQueryApi, 'signal' | 'dispatch' | 'extra' | 'getState'>;

/**
 * Calls an endpoint. If the backend answers that the session has expired, nothing was done: the call waits until the
 * same person has logged in again and is then repeated; when the session is given up instead, it fails.
 */
export async function callContract(call: ContractCall, thunk: Thunk): Promise<CallResult> {
  const { extra, getState } = contextOf(thunk);
  const { sessionRenewal } = extra;
  if (!sessionRenewal || call.definition.access === 'public') return callOnce(call, thunk);
  const needsSession = call.definition.access !== 'optional';
  for (;;) {
    if (selectExpiry(getState()) !== null && needsSession) await sessionRenewal.decided();
    const session = selectSession(getState());
    const result = await callOnce(call, thunk);
    const reason = expiryIn(result);
    if (reason === null || session === null) return result;
    thunk.dispatch(sessionExpired({ token: session.token, reason }));
    const isCurrent = selectToken(getState()) === session.token;
    const isRenewed = isCurrent
      ? await sessionRenewal.decided()
      : isSamePerson(session, selectSession(getState()));
    if (!isRenewed) return result;
  }
}

/** Returns why the session has expired; null if it has not, or was ended on purpose. */
function expiryIn(result: CallResult): Expiry | null {
  const problem = 'error' in result ? problemOf(result.error, 'session-expired') : null;
  return problem === null || problem.reason === 'revoked' ? null : problem.reason;
}

/** Sends a call with `fetch`. It never throws: every failure is returned as an ApiError. */
async function callOnce({ definition, call }: ContractCall, thunk: Thunk): Promise<CallResult> {
  const { signal, dispatch } = thunk;
  const { extra, getState } = contextOf(thunk);
  const { configuration, backendReady } = extra;
  const operation = operationName(definition);
  try {
    await backendReady;
    const state = getState();
    const { shell } = state;
    // Commands are not sent offline: those that may wait are in the outbox, all others need their answer now.
    if (definition.idempotent && !shell.online) return { error: { kind: 'offline', operation } };
    const token = selectExpiry(state) === null ? selectToken(state) : null;
    const request = toRequest(definition, call, { baseUrl: configuration.apiBaseUrl, token });
    const response = await exchange(request, signal, shell.online && !definition.idempotent);
    if (response === 'timeout') return { error: { kind: 'timeout', operation, afterMs: requestTimeoutMs } };
    if (response === 'lost') {
      const isOnline = getState().shell.online;
      const kind = definition.idempotent ? 'unanswered' : isOnline ? 'unreachable' : 'offline';
      return { error: { kind, operation } };
    }
    const ahead = serverAheadMs(response.headers.get('Date'), response.receivedAt);
    if (ahead !== null) dispatch(serverTimeReceived(ahead));
    const keptMs = cachedForMs(response.headers.get('Age'));
    if (shell.online || keptMs > 0) dispatch(dataRead(response.receivedAt - keptMs));
    return readAnswer(definition, response);
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return { error: { kind: 'defect', operation, message } };
  }
}

/**
 * Sends the request and reads the whole response; only an error of `fetch` or of reading counts as a network failure.
 * A call that changes nothing is sent once more when its response fails or breaks off.
 */
async function exchange(
  { url, init }: ReturnType<typeof toRequest>,
  signal: AbortSignal,
  mayRepeat: boolean,
): Promise<HeardResponse | 'timeout' | 'lost'> {
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const ask = async () => {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, timeout]) });
    return readWhole({ response, receivedAt: Date.now() });
  };
  try {
    const early = takeFirstResponse(url, init)?.then(readWhole);
    return await (early?.catch(ask) ?? (mayRepeat ? ask().catch(ask) : ask()));
  } catch {
    return timeout.aborted ? 'timeout' : 'lost';
  }
}

interface HeardResponse extends WholeResponse {
  readonly receivedAt: number;
}

async function readWhole({ response, receivedAt }: FirstResponse): Promise<HeardResponse> {
  const { status, headers } = response;
  return { status, headers, text: await response.text(), receivedAt };
}
