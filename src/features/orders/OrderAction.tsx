import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contracts/orders/order.ts';
import { type Action, stateOf } from '#src/actions/action.ts';
import { LazyActionDialog } from '#src/actions/LazyActionDialog.tsx';

interface OrderActionProps {
  readonly action: Action<Order>;
  readonly order: Order;
  readonly refetch: () => unknown;
  /** False while the page runs another command on the order. */
  readonly offered?: boolean;
}

/**
 * A button that is shown while the backend allows the action. It stays mounted when the order has changed, because
 * the receipt is still open then.
 */
export function OrderAction({ action, order, refetch, offered = true }: OrderActionProps) {
  const [opened, setOpened] = useState(false);
  const allowed = stateOf(order, action.name)?.allowed;
  return (
    <>
      {offered && allowed && (
        <Button
          variant="default"
          size="sm"
          {...(action.tone === 'danger' && { c: 'error' })}
          onClick={() => setOpened(true)}
        >
          {action.label}
        </Button>
      )}
      {opened && (
        <LazyActionDialog action={action} entity={order} refetch={refetch} onClose={() => setOpened(false)} />
      )}
    </>
  );
}
