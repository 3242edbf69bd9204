import { selectOutbox } from '#src/api/outbox/slice.ts';
import { UnsentFiles } from '#src/customer/collateral/UnsentFiles.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { cartPath } from './CartLink.tsx';
import { selectDraft } from '#src/customer/draft/draft.ts';
import { useCartCount } from './use-cart-count.ts';

/**
 * Says on the error page what was saved: the cart, an order to be paid, changes and files to be sent; nothing without
 * any.
 */
export function UnfinishedWork() {
  const { count, words } = useCartCount();
  const { unpaid } = useAppSelector(selectDraft);
  const { length: changes } = useAppSelector(selectOutbox);
  const isCustomer = useAppSelector(selectRole) === 'CUSTOMER';
  return (
    <>
      {count > 0 && (
        <p>
          <AppLink to={cartPath()}>Your cart with {words}</AppLink> is kept.
        </p>
      )}
      {unpaid && (
        <p>
          <AppLink to={paths.checkoutConfirmation({ order: unpaid.orderId })}>Your confirmed order</AppLink>{' '}
          is kept.
        </p>
      )}
      {changes > 0 && <p>{changes === 1 ? '1 change waits' : `${changes} changes wait`} to be sent.</p>}
      {isCustomer && <UnsentFiles />}
    </>
  );
}
