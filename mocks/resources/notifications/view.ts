import { notificationActions } from '#contracts/notifications/actions.ts';
import { failedDeliveries, hasFailed } from '#contracts/notifications/delivery.ts';
import type { Instant } from '#contracts/dates.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import type { Notification } from '#contracts/notifications/notification.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsWithin } from '#mocks/core/role-actions.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { checksOf } from './checks.ts';
import { recipientsOf } from './audience.ts';
import { momentOf } from './exclusion.ts';
import { notificationFacts } from './facts.ts';
import { notificationLifecycle } from './lifecycle.ts';
import type { DeliveryRecord, NotificationRecord } from './record.ts';
import { reachedStages } from './stats.ts';

export function viewNotification(row: NotificationRecord): Notification {
  const {
    id,
    name,
    category,
    channels,
    audienceCount,
    scheduledAt,
    repeats,
    status,
    stats,
    createdAt,
    version,
  } = row;
  return {
    id,
    name,
    category,
    channels,
    audienceCount,
    scheduledAt,
    repeats,
    status,
    stats,
    createdAt,
    version,
  };
}

interface Viewing {
  readonly tables: Pick<Reads, 'approvals' | 'users' | 'plans' | 'deliveries' | 'notifications'>;
  readonly subject: Subject;
  readonly now: Instant;
}

/** Returns a notification with the delivery stages of each channel. */
export function viewNotificationDetails(
  { tables, subject, now }: Viewing,
  row: NotificationRecord,
): NotificationDetails {
  const { content, translations, audience, expiresAt, timeZone, testedAt, createdBy } = row;
  const deliveries = tables.deliveries.by('notificationId', row.id);
  const audienceNow = row.status === 'DRAFT' ? recipientsOf(tables, audience) : null;
  const recipients = audienceNow?.length ?? row.audienceCount;
  return {
    ...viewNotification(row),
    audienceCount: recipients,
    content,
    translations,
    audience,
    expiresAt,
    timeZone,
    testedAt,
    checks: audienceNow ? checksOf(row, audienceNow, now, momentOf(tables, row, now)) : [],
    createdBy,
    funnel: row.channels.map((channel) => {
      const ofChannel = deliveries.filter((delivery) => delivery.channel === channel);
      const count = (states: readonly DeliveryRecord['status'][]) =>
        ofChannel.filter(({ status }) => states.includes(status)).length;
      return {
        channel,
        delivered: count(reachedStages.delivered),
        opened: count(reachedStages.opened),
        clicked: count(reachedStages.clicked),
        waiting: count(['WAITING']),
        suppressed: count(['SUPPRESSED']),
        errors: count(failedDeliveries),
        undeliverable: count(['UNDELIVERABLE']),
      };
    }),
    undelivered: undeliveredOf(deliveries),
    actions: actionsWithin(
      subject,
      'notification',
      notificationActions,
      notificationLifecycle.actions(row, notificationFacts(tables, row, now, recipients)),
    ),
  };
}

/** Counts failed and excluded deliveries by channel and reason. */
function undeliveredOf(deliveries: readonly DeliveryRecord[]): NotificationDetails['undelivered'] {
  const missed = deliveries.filter((delivery) => delivery.status === 'SUPPRESSED' || hasFailed(delivery));
  const groups = Map.groupBy(missed, ({ channel, exclusion, error }) => `${channel} ${exclusion} ${error}`);
  return [...groups.values()]
    .flatMap(([first, ...rest]) =>
      first
        ? [
            {
              channel: first.channel,
              exclusion: first.exclusion,
              error: first.error,
              people: 1 + rest.length,
            },
          ]
        : [],
    )
    .toSorted((a, b) => b.people - a.people);
}

export const viewDelivery = ({ inboxItemId: _inboxItemId, ...delivery }: DeliveryRecord) => delivery;
