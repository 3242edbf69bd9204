import { endpoint } from '#contracts/endpoint.ts';
import { UserId } from '#contracts/ids.ts';
import { bulkActions } from '#contracts/jobs/bulk.ts';
import { z } from '#contracts/z.ts';
import { MessageText, MessageTitle } from './message.ts';
import { listUsers } from './endpoints.ts';
import { UserTag } from './tag.ts';

export const startUsersJob = endpoint({
  path: '/v1/admin/users/bulk-actions',
  summary:
    'Run a command on many customers as a job, with the permission of its command and a result for each',
  permission: 'users.note', // every role with the permission of one of its commands has this one, too
  ...bulkActions(
    UserId,
    { name: 'listUsers', query: listUsers.query },
    { param: 'userId', entity: 'user' },
    {
      block: 'blockUser',
      unblock: 'unblockUser',
      tag: 'tagUser',
      untag: 'untagUser',
      message: 'sendUserMessage',
    },
    {
      /** The tag of the action; null where it takes none. */
      members: {
        tag: z.nullable(UserTag),
        title: z.nullable(MessageTitle),
        text: z.nullable(MessageText),
      },
      bodies: {
        tag: { fromRequest: ['tag'] },
        untag: { fromRequest: ['tag'] },
        message: { fromRequest: ['title', 'text'] },
      },
    },
  ),
  since: '3.0.0',
  examples: [
    {
      name: 'block a chosen one',
      body: {
        action: 'block',
        target: { ids: ['usr_01JH8ZK3W00000000000000000'] },
        dryRun: true,
        reason: 'The cards were stolen',
        tag: null,
        title: null,
        text: null,
      },
    },
    {
      name: 'tag all who are overdue',
      body: {
        action: 'tag',
        target: { matching: { filter: { pastDue: ['YES'] } } },
        dryRun: false,
        reason: 'The flood in the valley of the Ahr',
        tag: 'flood-2027',
        title: null,
        text: null,
      },
    },
  ],
});
