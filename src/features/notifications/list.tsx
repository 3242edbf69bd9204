import { lazy } from 'react';
import { listNotifications } from '#contracts/notifications/endpoints.ts';
import { columnsOf } from '#src/lists/columns-of.tsx';
import { defineList } from '#src/lists/define-list.ts';
import { paths } from '#src/platform/paths.ts';
import { useGetNotificationQuery, useListNotificationsQuery } from './api.ts';
import { Funnel } from './Funnel.tsx';
import { campaignStatuses, categories, channelsOf } from './labels.ts';
import { campaignViews } from './views.ts';

const { text, count, word, day, dateTime, status, custom } = columnsOf(listNotifications);

export const campaignList = defineList(listNotifications, {
  name: 'Campaigns',
  path: paths.administrationNotifications(),
  keyOf: ({ id }) => id,
  useRows: useListNotificationsQuery,
  columns: [
    text('name', 'Campaign', { placement: 'title', sort: true }),
    word('category', 'Category', categories, { sort: true, filter: true }),
    custom('channels', 'Channels', channelsOf, { extra: true }),
    count('audienceCount', 'Audience', { sort: true }),
    custom('funnel', 'Delivered and opened', (campaign) => <Funnel campaign={campaign} />, {
      placement: 'wide',
    }),
    dateTime('scheduledAt', 'Scheduled'),
    day('createdAt', 'Created', { sort: true, extra: true }),
    status('status', 'Status', campaignStatuses, { sort: true, filter: true }),
  ],
  views: campaignViews,
  details: {
    useEntity: (notificationId) => useGetNotificationQuery({ params: { notificationId } }),
    title: ({ name }) => name,
    Facts: lazy(() => import('./details.tsx')),
  },
  empty: { title: 'No campaigns yet', text: 'A campaign appears here when it has been drafted.' },
});
