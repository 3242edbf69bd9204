import { useNavigate } from 'react-router-dom';
import { paths } from '#src/platform/paths.ts';
import { selectSession, signedOut } from '#src/platform/session.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';

/**
 * Returns a function that leaves the session in this tab only and opens the login page. Null if no other tab shares
 * the session: then logging out ends it.
 */
export function useAnotherAccount(next?: string): (() => void) | null {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isShared = useAppSelector(selectSession)?.shared ?? false;
  if (!isShared) return null;
  return () => {
    void navigate(paths.login(next === undefined ? {} : { next }), { replace: true });
    dispatch(signedOut({ onlyHere: true }));
  };
}
