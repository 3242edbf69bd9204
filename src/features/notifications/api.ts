import { getNotification, listNotifications } from '#contracts/notifications/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useGetNotificationQuery, useListNotificationsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getNotification: reads(build, getNotification),
    listNotifications: reads(build, listNotifications),
  }),
});
