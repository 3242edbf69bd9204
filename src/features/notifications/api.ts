import { listNotifications } from '#contracts/notifications/endpoints.ts';
import { api } from '#src/api/api.ts';
import { reads } from '#src/api/from-contract.ts';

export const { useListNotificationsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listNotifications: reads(build, listNotifications, ['Campaign']) }),
});
