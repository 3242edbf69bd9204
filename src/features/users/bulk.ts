import { startUsersJob } from '#contracts/users/administration.ts';
import { defineBulk } from '#src/actions/bulk/bulk-action.ts';
import { useStartUsersJobMutation } from './api.ts';
import { messageFields } from './note-actions.ts';
import { tagField } from './tag-actions.tsx';

const ofUsers = { one: 'customer', many: 'customers', useStart: useStartUsersJobMutation } as const;
/** What an action does not ask for is not given. */
const nothing = { tag: null, title: null, text: null } as const;

export const blockUsers = defineBulk(startUsersJob, {
  ...ofUsers,
  action: 'block',
  kind: 'user.blocked',
  label: 'Block',
  fixed: nothing,
});

export const unblockUsers = defineBulk(startUsersJob, {
  ...ofUsers,
  action: 'unblock',
  kind: 'user.unblocked',
  label: 'Unblock',
  fixed: nothing,
});

export const tagUsers = defineBulk(startUsersJob, {
  ...ofUsers,
  action: 'tag',
  kind: 'user.tagged',
  label: 'Tag',
  fixed: nothing,
  form: { tag: tagField<null>() },
});

export const untagUsers = defineBulk(startUsersJob, {
  ...ofUsers,
  action: 'untag',
  kind: 'user.untagged',
  label: 'Untag',
  fixed: nothing,
  form: { tag: tagField<null>() },
});

export const messageUsers = defineBulk(startUsersJob, {
  ...ofUsers,
  action: 'message',
  kind: 'user.messaged',
  label: 'Message',
  fixed: nothing,
  form: messageFields<null>(),
});
