import type { AudienceCount } from '#contracts/notifications/delivery.ts';
import { after, SECOND } from '#mocks/time/business-time.ts';
import { requireRow } from '#mocks/core/handler-result.ts';
import type { HandlerOf } from '#mocks/resources/handler-types.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { recipientsOf, RECIPIENTS_OF_ONE_PERSON, refusedOf } from './audience.ts';
import { exclusionOf, momentOf } from './exclusion.ts';
import { notificationFacts } from './facts.ts';
import { notificationLifecycle } from './lifecycle.ts';
import type { NotificationRecord } from './record.ts';
import { scheduleNext } from './series.ts';
import { nothingSent } from './stats.ts';
import { firstMoment } from './waves.ts';
import { viewNotificationDetails } from './view.ts';
import { filled, sampleValues } from './message-text.ts';

interface OfNotification {
  readonly params: { readonly notificationId: string };
  readonly tables: Pick<Reads, 'notifications'>;
  readonly matchVersion: (row: NotificationRecord) => void;
}

function notificationOfPath({ params, tables, matchVersion }: OfNotification): NotificationRecord {
  const row = requireRow(tables.notifications.get(params.notificationId), 'notification');
  matchVersion(row);
  return row;
}

const withChange = (row: NotificationRecord, change: Partial<NotificationRecord>): NotificationRecord => ({
  ...row,
  ...change,
  version: row.version + 1,
});

export const getNotification: HandlerOf<'getNotification'> = (context) => {
  const { params, tables, reply } = context;
  const row = requireRow(tables.notifications.get(params.notificationId), 'notification');
  return reply(200, viewNotificationDetails(context, row));
};

/** Creates a draft (transition N0). */
export const createNotification: HandlerOf<'createNotification'> = (context) => {
  const { body, subject, tables, now, random, reply } = context;
  const row = tables.notifications.insert({
    ...body,
    id: random.ulid('ntf', now),
    audienceCount: recipientsOf(tables, body.audience).length,
    scheduledAt: null,
    repeats: null,
    series: null,
    timeZone: 'FIXED',
    testedAt: null,
    approvedCount: 0,
    status: notificationLifecycle.take(null, 'create', {}),
    stats: nothingSent,
    createdBy: subject.name,
    nextAt: null,
    sentUpTo: null,
    createdAt: now,
    version: 1,
  });
  return reply(201, viewNotificationDetails(context, row));
};

/** Changes a draft (transition N0b). */
export const updateNotification: HandlerOf<'updateNotification'> = (context) => {
  const { body, tables, reply } = context;
  const row = notificationOfPath(context);
  const status = notificationLifecycle.take(row, 'change', {});
  const audienceCount = recipientsOf(tables, body.audience).length;
  const saved = tables.notifications.replace(
    withChange(row, { ...body, status, audienceCount, testedAt: null }),
  );
  return reply(200, viewNotificationDetails(context, saved));
};

/** Sends a draft to the administrator, with sample values (transition N0c). */
export const testNotification: HandlerOf<'testNotification'> = (context) => {
  const { subject, tables, now, send, reply } = context;
  const row = notificationOfPath(context);
  const status = notificationLifecycle.take(row, 'test', { notification: row });
  const { email } = requireRow(tables.administrators.get(subject.id), 'administrator');
  const text = `Test: ${filled(row.content.title, sampleValues)}. ${filled(row.content.body, sampleValues)}`;
  send({ channel: 'EMAIL', to: email, text, code: null });
  return reply(
    200,
    viewNotificationDetails(
      context,
      tables.notifications.replace(withChange(row, { status, testedAt: now })),
    ),
  );
};

/** Sends or schedules a notification (transitions N1, N2); a large audience needs a second administrator. */
export const sendNotification: HandlerOf<'sendNotification'> = {
  needsApproval: ({ params, tables }) => {
    const row = tables.notifications.get(params.notificationId);
    return row !== undefined && recipientsOf(tables, row.audience).length > RECIPIENTS_OF_ONE_PERSON;
  },

  run(context) {
    const { body, tables, now, reply } = context;
    const row = notificationOfPath(context);
    const facts = notificationFacts(tables, row, now);
    const { recipients } = facts;
    const status = notificationLifecycle.take(row, 'send', { ...facts, ...body });
    const firstAt = body.at ?? now;
    const { repeats, timeZone } = body;
    const timed = { ...row, scheduledAt: firstAt, timeZone };
    const sent = tables.notifications.replace(
      withChange(timed, {
        status,
        audienceCount: recipients,
        approvedCount: recipients,
        repeats,
        series: repeats && { firstAt, no: 0 },
        nextAt: status === 'SENDING' ? after(now, SECOND) : firstMoment(tables, timed, now),
      }),
    );
    if (status === 'SENDING') scheduleNext(context, sent);
    return reply(200, viewNotificationDetails(context, sent));
  },
};

/** Makes a scheduled notification a draft again (transition N3); who sends it then chooses time and repeats again. */
export const unscheduleNotification: HandlerOf<'unscheduleNotification'> = (context) => {
  const { tables, reply } = context;
  const row = notificationOfPath(context);
  const status = notificationLifecycle.take(row, 'unschedule', { notification: row });
  const draft = {
    status,
    scheduledAt: null,
    repeats: null,
    series: null,
    timeZone: 'FIXED',
    approvedCount: 0,
    nextAt: null,
  } as const;
  return reply(200, viewNotificationDetails(context, tables.notifications.replace(withChange(row, draft))));
};

/** Cancels a scheduled notification (transition N4). */
export const cancelNotification: HandlerOf<'cancelNotification'> = (context) => {
  const { tables, reply } = context;
  const row = notificationOfPath(context);
  const status = notificationLifecycle.take(row, 'cancel', {});
  const cancelled = tables.notifications.replace(withChange(row, { status, nextAt: null }));
  return reply(200, viewNotificationDetails(context, cancelled));
};

/** Pauses a notification that is being sent (transition N6). */
export const pauseNotification: HandlerOf<'pauseNotification'> = (context) => {
  const { tables, reply } = context;
  const row = notificationOfPath(context);
  const status = notificationLifecycle.take(row, 'pause', {});
  return reply(
    200,
    viewNotificationDetails(context, tables.notifications.replace(withChange(row, { status, nextAt: null }))),
  );
};

/** Resumes a paused notification (transition N6b). */
export const resumeNotification: HandlerOf<'resumeNotification'> = (context) => {
  const { tables, now, reply } = context;
  const row = notificationOfPath(context);
  const status = notificationLifecycle.take(row, 'resume', {});
  const nextAt = after(now, SECOND);
  return reply(
    200,
    viewNotificationDetails(context, tables.notifications.replace(withChange(row, { status, nextAt }))),
  );
};

/** Counts the audience of a draft, and those whom it would not reach now. */
export const countAudience: HandlerOf<'countAudience'> = ({ body, tables, now, reply }) => {
  const people = recipientsOf(tables, body.audience);
  const moment = momentOf(tables, body, now);
  const excluded = people.map((user) =>
    body.channels.map((channel) => exclusionOf(body, user, channel, moment)),
  );
  const exclusions = body.channels.flatMap((channel, at) => {
    const reasons = Map.groupBy(excluded, (of) => of[at] ?? null);
    return [...reasons].flatMap(([reason, of]): AudienceCount['exclusions'] =>
      reason === null ? [] : [{ channel, reason, people: of.length }],
    );
  });
  return reply(200, {
    people: people.length,
    reached: excluded.filter((of) => of.includes(null)).length,
    exclusions,
    refused: refusedOf(tables, body.audience),
    needsApproval: people.length > RECIPIENTS_OF_ONE_PERSON,
  });
};
