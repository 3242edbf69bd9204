import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { errorShown } from '../app/error.ts';
import { toFailure } from '../app/failure.ts';
import { useAppDispatch } from '../app/hooks.ts';

/** Puts the error page in the place of a page that has nothing left to show. The address stays. */
export function useShowError(): (thrown: unknown) => void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  return useCallback((thrown) => dispatch(errorShown(toFailure(thrown, pathname))), [dispatch, pathname]);
}
