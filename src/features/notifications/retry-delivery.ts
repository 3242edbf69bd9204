import { retryDeliveries } from '#contracts/notifications/administration.ts';
import type { Delivery } from '#contracts/notifications/delivery.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { defineAction } from '#src/actions/action.ts';
import type { Field } from '#src/actions/fields.tsx';
import { useRetryDeliveriesMutation } from './api.ts';
import { channelNames, notificationStatuses } from './labels.ts';

/** A notification with the delivery that is tried once more. */
export type DeliveryOfNotification = NotificationDetails & { readonly delivery: Delivery };

/** It was chosen before. */
const whichDelivery: Field<DeliveryOfNotification> = {
  advice: 'Choose a delivery',
  initial: ({ delivery }) => [delivery.id],
  toMember: (value) => value,
  Input: () => null,
};

export const retryDelivery = defineAction(retryDeliveries, {
  name: 'retry-failed',
  label: 'Retry delivery',
  target: ({ id, version }: DeliveryOfNotification) => ({ params: { notificationId: id }, version }),
  compares: [{ label: 'Status', value: ({ status }) => notificationStatuses[status].word }],
  useSend: useRetryDeliveriesMutation,
  form: { deliveryIds: whichDelivery },
  lead: ({ delivery }) =>
    `${delivery.customerName}, ${channelNames[delivery.channel]}: ${delivery.error ?? 'It has failed.'}`,
  receipt: ({ id }) => ({ title: 'Tried once more', auditOf: id }),
});
