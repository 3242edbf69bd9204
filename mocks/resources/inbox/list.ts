import { listing } from '#mocks/resources/handler-types.ts';
import { isInInbox, viewInboxItem } from './view.ts';

export const listInbox = listing('listInbox', {
  table: 'inbox',
  owner: 'userId',
  where: isInInbox,
  view: viewInboxItem,
});
