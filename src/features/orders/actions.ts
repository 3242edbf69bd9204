import { cancelOrder as cancelOrderEndpoint } from '#contracts/orders/endpoints.ts';
import type { Order } from '#contracts/orders/order.ts';
import { defineAction } from '#src/actions/action.ts';
import { useCancelOrderMutation } from './api.ts';
import { orderStatuses } from './labels.ts';

export const cancelOrder = defineAction(cancelOrderEndpoint, {
  name: 'cancel',
  label: 'Cancel order',
  dismiss: 'Keep order',
  tone: 'danger',
  target: ({ id, version }: Order) => ({ params: { orderId: id }, version }),
  compares: [{ label: 'Status', value: ({ status }) => orderStatuses[status].word }],
  useSend: useCancelOrderMutation,
  lead: ({ number, total, planNumber }, { money }) =>
    `Order ${number} for ${money(total)} will be cancelled${planNumber === null ? '' : `, and plan ${planNumber} with it`}. Nothing has been charged.`,
  receipt: ({ number }) => ({
    title: `Order ${number} cancelled`,
    text: 'Nothing was charged, and nothing more will be.',
  }),
});
