import { z } from '#contracts/z.ts';
import { type Choice, type SubjectList, versionOf } from './subject.ts';

const Messages = z.object({ items: z.array(z.object({ id: z.string(), version: z.number() })) });

/** Notifications, and the customer's inbox. */
export async function notificationSubjects({ ask, entities, allowing }: Choice): Promise<SubjectList> {
  const ofNotification = (action: string) => {
    const one = allowing(entities.notifications, action);
    return { params: { notificationId: one.id }, ...versionOf(one) };
  };
  const archived = { limit: 1, filter: { status: ['ARCHIVED'] } };
  const [message] = z.parse(Messages, (await ask('listInbox', { query: archived })).body).items;
  return [
    [
      'updateInboxItem',
      { params: { inboxItemId: message?.id ?? '' }, ...versionOf(message ?? { version: 1 }) },
    ],
    ['updateNotification', ofNotification('change')],
    ['testNotification', ofNotification('test')],
    ['sendNotification', ofNotification('send')],
    ['unscheduleNotification', ofNotification('unschedule')],
    ['cancelNotification', ofNotification('cancel')],
    ['pauseNotification', ofNotification('pause')],
    ['resumeNotification', ofNotification('resume')],
    ['retryDeliveries', ofNotification('retry-failed')],
  ];
}
