import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '#src/errors/ErrorBoundary.tsx';
import { allows } from '#src/platform/routing/access.ts';
import { type RouteId, routes } from '#src/platform/routing/page-table.ts';
import { matchPath } from '#src/platform/routing/paths.ts';
import { selectExpiry, signedOut } from '#src/platform/session/session.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { useModule } from '#src/ui/loading/use-module.ts';

const load = () => import('#src/customer/auth/LogInAgain.tsx');

/** Pages of a purchase that guests can open, too. */
const ofPurchase: ReadonlySet<RouteId> = new Set(['checkout', 'checkoutCollateral']);

/**
 * After a session has expired: shows the dialog to log in again above a page that needs a session, and above the steps
 * of a purchase, where a card or an item of collateral may be half entered. On any other page the person becomes a guest and the cart stays.
 */
export function ExpiredSession() {
  const expiry = useAppSelector(selectExpiry);
  const dispatch = useAppDispatch();
  const id = matchPath(useLocation().pathname);
  const isForGuests = id === null || allows(routes[id].access, null);
  const giveUp = useCallback(() => dispatch(signedOut({ isLost: true })), [dispatch]);
  const asks = !isForGuests || (id !== null && ofPurchase.has(id));
  useEffect(() => {
    if (expiry !== null && !asks) giveUp();
  }, [giveUp, expiry, asks]);
  const loaded = useModule(load, expiry !== null && asks, giveUp);
  if (expiry === null || !asks || !loaded) return null;
  return (
    <ErrorBoundary fallback={() => null} onCaught={giveUp}>
      <loaded.default expiry={expiry} isForGuests={isForGuests} />
    </ErrorBoundary>
  );
}
