import {
  cancelNotification,
  countAudience,
  createNotification,
  listDeliveries,
  pauseNotification,
  resumeNotification,
  retryDeliveries,
  sendNotification,
  testNotification,
  unscheduleNotification,
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
  useTestNotificationMutation,
  useSendNotificationMutation,
  useUnscheduleNotificationMutation,
  useCancelNotificationMutation,
  usePauseNotificationMutation,
  useResumeNotificationMutation,
  useRetryDeliveriesMutation,
} = contractApi({
  getNotification,
  listNotifications,
  listNotificationTemplates,
  listDeliveries,
  countAudience,
  createNotification,
  updateNotification,
  testNotification,
  sendNotification,
  unscheduleNotification,
  cancelNotification,
  pauseNotification,
  resumeNotification,
  retryDeliveries,
});
