import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contracts/orders/order.ts';
import { LazyActionDialog } from '#src/actions/LazyActionDialog.tsx';
import { cancelOrder } from './actions.ts';

interface CancelOrderProps {
  readonly order: Order;
  readonly refetch: () => unknown;
  /** False while the page does something else with the order. */
  readonly offered?: boolean;
}

/** A button while the backend allows it. What contains it stays when the order has ended: the receipt is still open then. */
export function CancelOrder({ order, refetch, offered = true }: CancelOrderProps) {
  const [opened, setOpened] = useState(false);
  const allowed = order.actions.some(({ action, allowed: may }) => action === cancelOrder.name && may);
  return (
    <>
      {offered && allowed && (
        <Button variant="default" c="error" size="sm" onClick={() => setOpened(true)}>
          {cancelOrder.label}
        </Button>
      )}
      {opened && (
        <LazyActionDialog
          action={cancelOrder}
          entity={order}
          refetch={refetch}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
