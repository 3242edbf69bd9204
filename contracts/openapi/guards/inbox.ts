import type { GuardsOf } from './guard.ts';

const rule = 'Messages';

export const inboxGuards: GuardsOf<'inbox'> = {
  wanted: {
    holds:
      'It is about security or a late plan, or the customer wants messages in the application (`channels.inApp`) and, if its category is `MARKETING`, also offers and news (`marketing`).',
    rule,
  },
  'first-today': {
    holds:
      'Within the last 24 hours its customer was given no other message about the same that was not suppressed.',
    rule,
  },
  'not-quiet': { holds: 'It is about security, or the customer’s quiet hours do not run now.', rule },
  due: { holds: 'The time for which it waits has come: the end of the quiet hours or of its snooze.', rule },
  over: {
    holds: 'Its notification was cancelled, or has expired by the time for which it waits.',
    rule: 'Notifications to many',
  },
  'snooze-in-range': {
    holds: 'The time is at least 3 minutes and at most 90 days from now.',
    rule,
    refusesWith: ['validation-failed'],
  },
};
