import type { Services } from '#src/platform/store/services.ts';
import type { KeyValueStorage } from './storage.ts';
import { useAppStore } from '#src/platform/store/use-store.ts';

/** The storage that all tabs share; null where the browser blocks it. */
export function useLocalStorage(): KeyValueStorage | null {
  return useAppStore().dispatch((_dispatch, _getState, services: Services) => services.localStorage);
}
