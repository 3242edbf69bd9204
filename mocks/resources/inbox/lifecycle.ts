import { inboxActions } from '#contracts/inbox/item.ts';
import { inboxMachine } from '#contracts/inbox/machine.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { InboxRecord } from './record.ts';
import { inboxGuards, inboxRequestGuards } from './guards.ts';

/** The transitions of a message (docs/domain.md, "Messages"). */
export const inboxLifecycle = lifecycle<InboxRecord>()({
  machine: inboxMachine,
  guards: inboxGuards,
  requestGuards: inboxRequestGuards,
  actions: { customer: inboxActions },
  needs: {},
  stateReasons: {
    QUEUED: 'This message has not been delivered.',
    SUPPRESSED: 'This message was not delivered.',
    UNREAD: 'This message is unread.',
    READ: 'This message was read.',
    SNOOZED: 'This message is snoozed. It can be read and archived when it comes again.',
    ARCHIVED: 'This message is archived. Move it back to the inbox first.',
  },
});
