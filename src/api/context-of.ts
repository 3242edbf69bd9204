import type { Services } from '#src/platform/store/services.ts';
import type { RootState } from '#src/platform/store/store.ts';

interface Context {
  readonly getState: () => RootState;
  readonly extra: Services;
}

/** Types what Redux Toolkit gives to thunks and queries as unknown: the state and services of the one store. */
export const contextOf = (thunk: { readonly [Name in keyof Context]: unknown }) => thunk as Context;
