import { listing } from '#mocks/handlers.ts';

export const listNotifications = listing('listNotifications', {
  table: 'campaigns',
  view: (row) => row,
  search: (item) => [item.name],
});
