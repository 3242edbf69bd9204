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
  updateNotification,
} from '#contracts/notifications/administration.ts';
import { getNotification, listNotifications } from '#contracts/notifications/endpoints.ts';
import { api } from '#src/api/api.ts';
import { changes, reads } from '#src/api/from-contract.ts';

export const {
  useGetNotificationQuery,
  useListNotificationsQuery,
  useListDeliveriesQuery,
  useCountAudienceQuery,
  useCreateNotificationMutation,
  useUpdateNotificationMutation,
  useTestNotificationMutation,
  useSendNotificationMutation,
  useCancelNotificationMutation,
  usePauseNotificationMutation,
  useResumeNotificationMutation,
  useRetryDeliveriesMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    getNotification: reads(build, getNotification),
    listNotifications: reads(build, listNotifications),
    listDeliveries: reads(build, listDeliveries),
    countAudience: reads(build, countAudience), // a POST that changes nothing
    createNotification: changes(build, createNotification),
    updateNotification: changes(build, updateNotification),
    testNotification: changes(build, testNotification),
    sendNotification: changes(build, sendNotification),
    cancelNotification: changes(build, cancelNotification),
    pauseNotification: changes(build, pauseNotification),
    resumeNotification: changes(build, resumeNotification),
    retryDeliveries: changes(build, retryDeliveries),
  }),
});
