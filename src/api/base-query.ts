import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Services } from '#src/platform/services.ts';
import { selectToken, type SessionState } from '#src/platform/session.ts';
import { aheadBy, serverTimeHeard } from '#src/platform/server-time.ts';
import type { ApiError } from '#src/errors/api-error.ts';
import { operationName, readAnswer, toRequest, type WireCall } from './exchange.ts';

interface ContractCall {
  readonly definition: Endpoint;
  readonly call: WireCall;
}

export type ContractQuery = BaseQueryFn<ContractCall, unknown, ApiError>;

const timeoutMs = 15_000;

/** One call over `fetch`. It never throws: whatever goes wrong is an ApiError. */
export const contractQuery: ContractQuery = async (
  { definition, call },
  { signal, dispatch, extra, getState },
) => {
  const { configuration, backendReady } = extra as Services; // the store gives every thunk its services
  const operation = operationName(definition);
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    await backendReady;
    const token = selectToken(getState() as { session: SessionState }); // the store holds the session under this name
    const { url, init } = toRequest(definition, call, { baseUrl: configuration.apiBaseUrl, token });
    const response = await fetch(url, { ...init, signal: AbortSignal.any([signal, timeout]) });
    const ahead = aheadBy(response.headers.get('Date'), Date.now());
    if (ahead !== null) dispatch(serverTimeHeard(ahead));
    return await readAnswer(definition, response);
  } catch {
    if (timeout.aborted) return { error: { kind: 'timeout', operation, afterMs: timeoutMs } };
    return { error: { kind: 'offline', operation } };
  }
};
