import { listPage } from '#src/layout/list-page.tsx';
import { ComposeButton } from './ComposeButton.tsx';
import { listNotifications } from '#contracts/notifications/endpoints.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { notificationActions, pause, resume, retryFailed, sendNotification } from './actions.tsx';
import { useGetNotificationQuery, useListNotificationsQuery } from './api.ts';
import { Funnel } from './Funnel.tsx';
import { nothing } from '#src/kits/lists/columns/column.ts';
import { Share } from '#src/ui/format/Share.tsx';
import { notificationStatuses, categories, channelsOf, repetitions } from './labels.ts';
import { clickedShare, deliveredShare, openedShare } from './shares.ts';
import { notificationViews } from './views.ts';
import { NotificationDetails } from './details.tsx';

const { text, count, word, day, dateTime, status, custom } = columnsOf(listNotifications);
const { moments } = filtersOf(listNotifications);

const Percent = ({ value }: { readonly value: number | null }) =>
  value === null ? nothing : <Share bps={value * 100} />;

export const notificationList = defineList(listNotifications, {
  name: 'Notifications',
  page: 'administrationNotifications',
  keyOf: ({ id }) => id,
  useRows: useListNotificationsQuery,
  columns: [
    text('name', 'Notification', { placement: 'title', sort: true }),
    word('category', 'Category', categories, { sort: true, filter: true }),
    custom('channels', 'Channels', channelsOf, { extra: true }),
    count('audienceCount', 'Audience', { sort: true }),
    custom('deliveredShare', 'Delivered %', (row) => <Percent value={deliveredShare(row)} />, {
      align: 'end',
      extra: true,
      exported: deliveredShare,
    }),
    custom('openedShare', 'Opened %', (row) => <Percent value={openedShare(row)} />, {
      align: 'end',
      extra: true,
      exported: openedShare,
    }),
    custom('clickedShare', 'Clicked %', (row) => <Percent value={clickedShare(row)} />, {
      align: 'end',
      optional: true,
      exported: clickedShare,
    }),
    custom('funnel', 'Delivered and opened', (notification) => <Funnel notification={notification} />, {
      placement: 'wide',
      exported: null,
    }),
    dateTime('scheduledAt', 'Scheduled'),
    custom('repeats', 'Repeats', ({ repeats }) => repeats && repetitions[repeats.every], { optional: true }),
    day('createdAt', 'Created', { sort: true, extra: true }),
    status('status', 'Status', notificationStatuses, { sort: true, filter: true }),
  ],
  filters: [moments('createdAt', 'Created')],
  views: notificationViews,
  details: {
    useEntity: (notificationId) => useGetNotificationQuery({ params: { notificationId } }),
    title: ({ name }) => name,
    Facts: NotificationDetails,
    actions: notificationActions,
    usual: [sendNotification, pause, resume, retryFailed],
  },
  empty: { title: 'No notifications yet', text: 'A notification appears here when it has been drafted.' },
});

export default listPage(notificationList, () => ({ actions: <ComposeButton /> }));
