import type { GuardsOf } from './guard.ts';
import { noRequestWaiting } from './shared.ts';
import { variables } from '#contracts/notifications/content.ts';

const rule = 'Notifications to many';

export const notificationGuards: GuardsOf<'notification'> = {
  'content-complete': {
    holds: 'Title and text have characters that can be seen, also in each further language.',
    rule,
  },
  'variables-known': {
    holds: `Titles and texts of all languages have no variables but ${variables.map((name) => `\`{{${name}}}\``).join(', ')}.`,
    rule,
    refusesWith: ['template-variables-missing'],
  },
  'has-audience': {
    holds: 'At least one customer with an `ACTIVE` account belongs to the audience.',
    rule,
    refusesWith: ['audience-empty'],
  },
  'no-request-waiting': noRequestWaiting,
  'in-time': {
    holds: 'Its `expiresAt` is null, or after `at` (after now, if that is null).',
    rule,
  },
  'until-ahead': {
    holds:
      'It is not repeated, or has no last day (`until`), or that is not before the business date of `at` (of now, if that is null).',
    rule,
  },
  later: { holds: 'The request has a time (`at`), and it is after now.', rule },
  'at-once': {
    holds: 'The request has no time (`at` is null).',
    rule,
    refusesWith: ['validation-failed'],
  },
  'time-for-zones': {
    holds: 'The request has a time (`at`), or everyone gets it at the same moment (`timeZone` is `FIXED`).',
    rule,
    refusesWith: ['validation-failed'],
  },
  'series-not-begun': { holds: 'It is not repeated, or is the first one of its series.', rule },
  due: { holds: 'Its time has come: when its first recipients are to get it.', rule },
  'audience-approved': {
    holds:
      'At most 100 customers belong to the audience now, or a second administrator has approved sending it to more than 100.',
    rule,
  },
  'recipients-left': { holds: 'At least one customer of the audience is still to get it.', rule },
  'not-expired': { holds: 'Its `expiresAt` is null or has not come.', rule },
  'none-failed': { holds: 'None of its deliveries is `FAILED` or `UNDELIVERABLE`.', rule },
  'none-sent': {
    holds: 'None of its deliveries is `WAITING`, `DELIVERED`, `OPENED` or `CLICKED`.',
    rule,
  },
  'deliveries-failed': {
    holds:
      'Each delivery in `deliveryIds` belongs to it and is `FAILED` or `UNDELIVERABLE`, or that is null, which means all of these.',
    rule,
    refusesWith: ['validation-failed'],
  },
  'all-retried': {
    holds: 'The request tries all deliveries again that are `FAILED` or `UNDELIVERABLE`.',
    rule,
  },
};
