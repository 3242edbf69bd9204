import type { Services } from './services.ts';
import type { KeyValueStorage } from './storage.ts';
import { useAppStore } from './use-store.ts';

/** The tab's storage; null where the browser blocks it. */
export function useSessionStorage(): KeyValueStorage | null {
  return useAppStore().dispatch((_dispatch, _getState, services: Services) => services.sessionStorage);
}
