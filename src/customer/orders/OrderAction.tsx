import { useState } from 'react';
import type { Order } from '#contracts/orders/order.ts';
import { isBeforeActive } from '#contracts/orders/states.ts';
import { type Action, stateOf } from '#src/kits/actions/action.ts';
import { LazyActionDialog } from '#src/kits/actions/LazyActionDialog.tsx';
import { RefusableButton } from '#src/ui/trouble/RefusableButton.tsx';

interface OrderActionProps {
  readonly action: Action<Order>;
  readonly order: Order;
  readonly refetch: () => unknown;
  /** False while the page runs another command on the order. */
  readonly offered?: boolean;
}

/**
 * A button for an action on an open order; where the backend does not allow it, the button says why. It stays mounted
 * when the order has changed, because the receipt is still open then.
 */
export function OrderAction({ action, order, refetch, offered = true }: OrderActionProps) {
  const [opened, setOpened] = useState(false);
  const state = stateOf(order, action.name);
  // An order that has started or ended has no next step, so it does not explain why earlier actions are impossible.
  const isShown = offered && state && (state.allowed || isBeforeActive(order.status));
  return (
    <>
      {isShown && (
        <RefusableButton
          variant="default"
          {...(action.tone === 'danger' && state.allowed && { c: 'error' })}
          refusal={state.reason}
          onClick={() => setOpened(true)}
        >
          {action.label}
        </RefusableButton>
      )}
      {opened && (
        <LazyActionDialog action={action} entity={order} refetch={refetch} onClose={() => setOpened(false)} />
      )}
    </>
  );
}
