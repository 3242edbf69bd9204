import { listNotifications } from '#contracts/notifications/endpoints.ts';
import { api } from './api.ts';
import { reads } from './from-contract.ts';

export const { useListNotificationsQuery } = api.injectEndpoints({
  endpoints: (build) => ({ listNotifications: reads(build, listNotifications, ['Campaign']) }),
});
