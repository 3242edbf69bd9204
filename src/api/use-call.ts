import { useMemo } from 'react';
import type { Endpoint } from '#contracts/endpoint.ts';
import { useAppStore, useServices } from '#src/platform/store/use-store.ts';
import { callContract } from './base-query.ts';
import type { CallResult, WireCall } from './exchange.ts';

/** Calls an endpoint without caching the answer. */
export type Call = (definition: Endpoint, call: WireCall, signal: AbortSignal) => Promise<CallResult>;

/** Returns a function for data that are read once and are too large for the cache, such as all pages of a list. */
export function useCall(): Call {
  const { dispatch, getState } = useAppStore();
  const extra = useServices();
  return useMemo(
    () => (definition, call, signal) =>
      callContract({ definition, call }, { signal, dispatch, getState, extra }),
    [dispatch, getState, extra],
  );
}
