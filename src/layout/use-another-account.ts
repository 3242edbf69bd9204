import { useNavigate } from 'react-router-dom';
import { paths } from '#src/platform/paths.ts';
import { selectSession, signedOut } from '#src/platform/session.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/use-store.ts';

/**
 * Leaves the session in this tab only, and asks to log in. Null for a session that no other tab has: that one is ended by
 * logging out.
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
