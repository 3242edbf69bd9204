import { useNavigate } from 'react-router-dom';
import { paths } from '#src/platform/routing/paths.ts';
import { selectSession, signedOut } from '#src/platform/session/session.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';

/** Returns a function that leaves the session in this tab only and opens the login page. */
export function useLeaveHere(next?: string): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return () => {
    void navigate(paths.login(next === undefined ? {} : { next }), { replace: true });
    dispatch(signedOut({ onlyHere: true }));
  };
}

/** The same; null unless this tab took its session over, because it does not ask the other tabs whether they have it. */
export function useAnotherAccount(next?: string): (() => void) | null {
  const leave = useLeaveHere(next);
  const isShared = useAppSelector(selectSession)?.shared ?? false;
  return isShared ? leave : null;
}
