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
} from '#contracts/notifications/administration.ts';
import { getNotification, listNotifications } from '#contracts/notifications/endpoints.ts';
import { listNotificationTemplates } from '#contracts/notifications/templates.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

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
} = api.injectEndpoints({
  endpoints: (build) => ({
    getNotification: reads(build, getNotification),
    listNotifications: reads(build, listNotifications),
    listNotificationTemplates: reads(build, listNotificationTemplates),
    listDeliveries: reads(build, listDeliveries),
    countAudience: reads(build, countAudience), // a POST that changes nothing
    createNotification: changes(build, createNotification),
    updateNotification: changes(build, updateNotification),
    testNotification: changes(build, testNotification),
    sendNotification: changes(build, sendNotification),
    unscheduleNotification: changes(build, unscheduleNotification),
    cancelNotification: changes(build, cancelNotification),
    pauseNotification: changes(build, pauseNotification),
    resumeNotification: changes(build, resumeNotification),
    retryDeliveries: changes(build, retryDeliveries),
  }),
});
