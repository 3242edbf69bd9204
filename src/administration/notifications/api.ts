import {
  countAudience,
  createNotification,
  listDeliveries,
  updateNotification,
} from '#contracts/notifications/administration-endpoints.ts';
import { getNotification, listNotifications } from '#contracts/notifications/endpoints.ts';
import { listNotificationTemplates } from '#contracts/notifications/template-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';

export const {
  useGetNotificationQuery,
  useListNotificationsQuery,
  useListNotificationTemplatesQuery,
  useListDeliveriesQuery,
  useCountAudienceQuery,
  useCreateNotificationMutation,
  useUpdateNotificationMutation,
} = contractApi({
  getNotification,
  listNotifications,
  listNotificationTemplates,
  listDeliveries,
  countAudience,
  createNotification,
  updateNotification,
});
