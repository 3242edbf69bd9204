import { notificationActions } from '#contracts/notifications/details.ts';
import { notificationMachine } from '#contracts/notifications/machine.ts';
import { lifecycle } from '#mocks/core/lifecycle.ts';
import type { NotificationRecord } from './record.ts';
import { notificationGuards, notificationRequestGuards } from './guards.ts';

/** The transitions of a notification (docs/domain.md, "Notifications to many"). */
export const notificationLifecycle = lifecycle<NotificationRecord>()({
  machine: notificationMachine,
  guards: notificationGuards,
  requestGuards: notificationRequestGuards,
  actions: { administration: notificationActions },
  needs: {
    change: 'Only a draft can be changed.',
    test: 'Only a draft can be tested.',
    send: 'Only a draft can be sent.',
    unschedule: 'Only a scheduled notification can become a draft again.',
    pause: 'Only a notification that is being sent can be paused.',
    resume: 'Only a paused notification can be resumed.',
    cancel: 'Only a notification that is scheduled, being sent or paused can be cancelled.',
    'retry-failed': 'Only a notification with failed deliveries can be tried again.',
  },
  stateReasons: {
    DRAFT: 'This is a draft.',
    SCHEDULED: 'This is scheduled.',
    SENDING: 'This is being sent.',
    SENT: 'This was sent.',
    PAUSED: 'The sending is paused.',
    CANCELLED: 'This was cancelled.',
    PARTIALLY_FAILED: 'This was sent, but not to everyone.',
    FAILED: 'Nobody has received this.',
  },
});
