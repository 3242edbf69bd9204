import * as administration from '#contracts/users/administration-endpoints.ts';
import { startUsersJob } from '#contracts/users/bulk-endpoints.ts';
import { sendUserMessage } from '#contracts/users/message-endpoints.ts';
import { defineBulk } from '#src/kits/actions/bulk/bulk-action.ts';
import { messageFields } from './note-actions.ts';
import { tagField } from './tag-actions.tsx';

const ofUsers = {
  one: 'customer',
  many: 'customers',
  /** These members are not used by the action. */
  fixed: { tag: null, title: null, text: null },
} as const;

export const blockUsers = defineBulk(startUsersJob, {
  ...ofUsers,
  action: 'block',
  undo: 'unblock',
  label: 'Block',
  tone: 'danger',
  command: administration.blockUser,
});

export const unblockUsers = defineBulk(startUsersJob, {
  ...ofUsers,
  action: 'unblock',
  label: 'Unblock',
  command: administration.unblockUser,
});

export const tagUsers = defineBulk(startUsersJob, {
  ...ofUsers,
  action: 'tag',
  undo: 'untag',
  label: 'Tag',
  command: administration.tagUser,
  form: { tag: tagField<null>() },
});

export const untagUsers = defineBulk(startUsersJob, {
  ...ofUsers,
  action: 'untag',
  undo: 'tag',
  label: 'Untag',
  command: administration.untagUser,
  form: { tag: tagField<null>() },
});

export const messageUsers = defineBulk(startUsersJob, {
  ...ofUsers,
  action: 'message',
  label: 'Message',
  command: sendUserMessage,
  form: messageFields<null>(),
});
