import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Endpoint } from '#contracts/endpoint.ts';
import { dataRead, keptAnswerShown, keptFor } from '#src/platform/data-age.ts';
import { type FirstResponse, requestTimeoutMs } from '#src/platform/page-data.ts';
import type { Services } from '#src/platform/services.ts';
import { selectToken, type SessionState } from '#src/platform/session.ts';
import type { ShellState } from '#src/platform/shell.ts';
import { aheadBy, serverTimeHeard } from '#src/platform/server-time.ts';
import type { ApiError } from '#src/errors/api-error.ts';
import {
  type CallResult,
  operationName,
  readAnswer,
  toRequest,
  type WholeResponse,
  type WireCall,
} from './exchange.ts';
import { takeFirstResponse } from './first-responses.ts';
import type { KeptAnswers, State } from './kept-answers.ts';

declare module '#src/platform/services.ts' {
  interface Services {
    /** Loads the answers from before a reload. Absent with the mock backend, which answers without a network. */
    readonly keptAnswers?: () => Promise<KeptAnswers>;
  }
}

export interface ContractCall {
  readonly definition: Endpoint;
  readonly call: WireCall;
}

export type ContractQuery = BaseQueryFn<ContractCall, unknown, ApiError>;

/** Calls an endpoint; what was read before can be read again without a network. */
export const contractQuery: ContractQuery = async (call, surroundings) => {
  const { extra, getState } = surroundings;
  const result = await callContract(call, surroundings);
  const { keptAnswers, firstData } = extra as Services; // the store gives every thunk its services
  if (!keptAnswers || call.definition.method !== 'GET') return result;
  const state = getState as () => State; // the store has the slices under these names
  const unread = () => result; // its chunk cannot be loaded
  if ('error' in result && result.error.kind === 'offline') {
    if (state().shell.online) return result;
    const unreadBefore: CallResult = { error: { ...result.error, unread: true } };
    return keptAnswers().then((kept): CallResult => {
      const found = kept.find(call, state());
      if (!found) return unreadBefore;
      surroundings.dispatch(keptAnswerShown(found.readAt));
      return { data: found.data };
    }, unread);
  }
  void Promise.resolve(firstData)
    .then(keptAnswers)
    .then((kept) => kept.add(call, result, state), unread);
  return result;
};

/** Calls an endpoint with `fetch`. It never throws: every failure is returned as an ApiError. */
export async function callContract(
  { definition, call }: ContractCall,
  { signal, dispatch, extra, getState }: Pick<BaseQueryApi, 'signal' | 'dispatch' | 'extra' | 'getState'>,
): Promise<CallResult> {
  const { configuration, backendReady } = extra as Services; // the store gives every thunk its services
  const operation = operationName(definition);
  try {
    await backendReady;
    const { shell, ...state } = getState() as { session: SessionState; shell: ShellState }; // the store has them under these names
    // Commands are not sent offline: those that may wait are in the outbox, all others need their answer now.
    if (definition.idempotent && !shell.online) return { error: { kind: 'offline', operation } };
    const token = selectToken(state);
    const request = toRequest(definition, call, { baseUrl: configuration.apiBaseUrl, token });
    const response = await exchange(request, signal);
    if (typeof response === 'string') {
      return response === 'timeout'
        ? { error: { kind: 'timeout', operation, afterMs: requestTimeoutMs } }
        : { error: { kind: 'offline', operation } };
    }
    const ahead = aheadBy(response.headers.get('Date'), response.receivedAt);
    if (ahead !== null) dispatch(serverTimeHeard(ahead));
    const keptMs = keptFor(response.headers.get('Age'));
    if (shell.online || keptMs > 0) dispatch(dataRead(response.receivedAt - keptMs));
    return readAnswer(definition, response);
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return { error: { kind: 'defect', operation, message } };
  }
}

/**
 * Sends the request and reads the whole response; only an error of `fetch` or of reading counts as a network failure.
 */
async function exchange(
  { url, init }: ReturnType<typeof toRequest>,
  signal: AbortSignal,
): Promise<HeardResponse | 'timeout' | 'offline'> {
  const timeout = AbortSignal.timeout(requestTimeoutMs);
  const ask = async () => {
    const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, timeout]) });
    return readWhole({ response, receivedAt: Date.now() });
  };
  try {
    // If the early response fails or breaks off, the request is sent again.
    return await (takeFirstResponse(url, init)?.then(readWhole).catch(ask) ?? ask());
  } catch {
    return timeout.aborted ? 'timeout' : 'offline';
  }
}

interface HeardResponse extends WholeResponse {
  readonly receivedAt: number;
}

async function readWhole({ response, receivedAt }: FirstResponse): Promise<HeardResponse> {
  const { status, headers } = response;
  return { status, headers, text: await response.text(), receivedAt };
}
