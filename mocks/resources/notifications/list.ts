import { listing } from '#mocks/handler-types.ts';

export const listNotifications = listing('listNotifications', {
  table: 'notifications',
  view: (row) => row,
});
