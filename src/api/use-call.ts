import { useMemo } from 'react';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Services } from '#src/platform/store/services.ts';
import { useAppStore } from '#src/platform/store/use-store.ts';
import { callContract } from './base-query.ts';
import type { CallResult, WireCall } from './exchange.ts';

/** Calls an endpoint without caching the answer. */
export type Call = (definition: Endpoint, call: WireCall, signal: AbortSignal) => Promise<CallResult>;

/** Returns a function for data that are read once and are too large for the cache, such as all pages of a list. */
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
