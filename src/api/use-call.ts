import { useMemo } from 'react';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Services } from '#src/platform/services.ts';
import { useAppStore } from '#src/platform/use-store.ts';
import { callContract } from './base-query.ts';
import type { CallResult, WireCall } from './exchange.ts';

/** Calls an endpoint; the answer is not kept for other readers. */
export type Call = (definition: Endpoint, call: WireCall, signal: AbortSignal) => Promise<CallResult>;

/** For what is read once and is too large to be kept: all pages of a list. */
export function useCall(): Call {
  const store = useAppStore();
  return useMemo(
    () => (definition, call, signal) =>
      store.dispatch(async (dispatch, getState, extra: Services) =>
        callContract({ definition, call }, { signal, dispatch, getState, extra }),
      ),
    [store],
  );
}
