import { notificationActions } from '#contracts/notifications/actions.ts';
import { notificationMachine } from '#contracts/notifications/machine.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { NotificationRecord } from './record.ts';
import { notificationGuards, notificationNeeds, notificationRequestGuards } from './guards.ts';

/** The transitions of a notification (docs/domain.md, "Notifications to many"). */
export const notificationLifecycle = lifecycle<NotificationRecord>()({
  machine: notificationMachine,
  guards: notificationGuards,
  requestGuards: notificationRequestGuards,
  actions: { administration: notificationActions },
  needs: notificationNeeds,
  stateReasons: {
    DRAFT: 'This is a draft.',
    SCHEDULED: 'This is scheduled.',
    SENDING: 'This is being sent.',
    SENT: 'This was sent.',
    PAUSED: 'The sending is paused.',
    CANCELLED: 'This was cancelled.',
    PARTIALLY_FAILED: 'This was sent, but not to everyone.',
    FAILED: 'No one has received this.',
  },
});
