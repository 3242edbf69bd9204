import { listing } from '#mocks/resources/handler-types.ts';
import { viewUserRow } from './view.ts';

export const listUsers = listing('listUsers', {
  table: 'users',
  view: viewUserRow,
  search: { tags: ({ tags }) => tags.join(' ') },
});
