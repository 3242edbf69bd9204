import { businessDate } from '#mocks/time/business-time.ts';
import { isLive } from '#mocks/core/session.ts';
import { dayText } from '#mocks/core/format.ts';
import type { Notice } from '#mocks/resources/inbox/deliver.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { Event } from './event.ts';

const contactChanged: Event<'users'> = (user, before) => {
  const contactLabel = before?.email !== user.email ? 'e-mail address' : 'phone number';
  if (!before || user.status !== 'ACTIVE') return null;
  if (before.email === user.email && before.phoneE164 === user.phoneE164) return null;
  return {
    userId: user.id,
    topic: `contact ${user.version}`,
    category: 'SECURITY',
    title: `Your ${contactLabel} was changed`,
    body: 'All other sessions were ended. If this was not you, contact support right away.',
    action: { label: 'View profile', path: '/profile' },
  };
};

/** Also sent to the proven contact: whoever has taken the account over can archive what is in the inbox. */
const aboutAccount = ({ id, version }: UserRecord, title: string, body: string): Notice => ({
  userId: id,
  isSentToContact: true,
  topic: `account ${version}`,
  category: 'SECURITY',
  title,
  body,
  action: { label: 'View profile', path: '/profile' },
});

const dataRequested: Event<'users'> = (user, before) =>
  before && user.dataReadyUntil !== null && user.dataReadyUntil !== before.dataReadyUntil
    ? aboutAccount(
        user,
        'A file of your data was requested',
        `It can be downloaded until ${dayText(businessDate(user.dataReadyUntil))}. If this was not you, contact support right away.`,
      )
    : null;

const deletionChanged: Event<'users'> = (user, before, { today }) => {
  if (!before || user.status !== 'ACTIVE' || user.deletesOn === before.deletesOn) return null;
  if (user.deletesOn !== null) {
    const body = `It is deleted on ${dayText(user.deletesOn)}. You can keep it until then.`;
    return aboutAccount(user, 'You asked to delete your account', body);
  }
  return before.deletesOn !== null && before.deletesOn <= today
    ? aboutAccount(
        user,
        'Your account was not deleted',
        'A plan, money in your wallet that cannot be returned, or something that we have to return to you is open. Ask once more when it is settled.',
      )
    : aboutAccount(user, 'You keep your account', 'Your request to delete it was cancelled.');
};

const newLogin: Event<'sessions'> = (session, before, { tables }) => {
  if (before || session.kind !== 'CUSTOMER') return null;
  const isSecond = tables.sessions
    .by('subjectId', session.subjectId)
    .some((other) => other.id !== session.id && isLive(other, session.createdAt));
  return isSecond
    ? {
        userId: session.subjectId,
        topic: `login ${session.id}`,
        category: 'SECURITY',
        title: 'New login to your account',
        body: `Your account was opened in another place as well${session.device === null ? '' : `, with ${session.device}`}. If this was not you, end that session.`,
        action: { label: 'View sessions', path: '/profile' },
      }
    : null;
};

export const userEvents = [contactChanged, dataRequested, deletionChanged];

export const sessionEvents = [newLogin];
