import { retryDeliveries } from '#contracts/notifications/administration-endpoints.ts';
import type { Delivery } from '#contracts/notifications/delivery.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { defineAction } from '#src/kits/actions/action.ts';
import { channelNames, notificationStatuses } from './labels.ts';

/** Returns the action that retries one delivery of a notification. */
export const retryOf = ({ id: deliveryId, customerName, channel, error }: Delivery) =>
  defineAction(retryDeliveries, {
    label: 'Retry delivery',
    compares: [
      { label: 'Status', value: ({ status }: NotificationDetails) => notificationStatuses[status].word },
    ],
    form: {
      deliveryIds: {
        advice: 'Choose a delivery',
        initial: () => [deliveryId],
        toMember: (value) => value,
      },
    },
    lead: () => `${customerName}, ${channelNames[channel]}: ${error ?? 'It has failed.'}`,
    receipt: () => ({ title: 'Tried once more' }),
  });
