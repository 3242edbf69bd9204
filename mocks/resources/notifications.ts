import { listing } from '../handlers.ts';

export const listNotifications = listing('listNotifications', {
  table: 'campaigns',
  joins: [],
  view: (row) => row,
  search: (item) => [item.name],
});
