import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Services } from './services.ts';
import type { AppDispatch, AppStore, RootState } from './store.ts';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Returns what thunks receive beside the state: one object for as long as the store lives. */
export const useServices = (): Services =>
  useAppDispatch()((_dispatch, _getState, services: Services) => services);
