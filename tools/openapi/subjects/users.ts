import { OwnSessions } from '#contracts/auth/session.ts';
import { z } from '#contracts/z.ts';
import { type Choice, type SubjectList, versionOf } from './subject.ts';

/** Customers as the administration sees them, and the customer's own sessions. */
export async function userSubjects({ ask, entities, allowing }: Choice): Promise<SubjectList> {
  const { users, administrators, batches } = entities;
  const other = allowing(
    administrators.filter(({ role }) => role === 'VIEWER'),
    'change-role',
  );
  /** The customer with a tag also waits for a code. */
  const tagged = allowing(
    users.filter(({ tags }) => tags.length > 0),
    'untag',
  );
  const ofTagged = { params: { userId: tagged.id }, ...versionOf(tagged) };
  const [blocked, active] = [allowing(users, 'unblock'), allowing(users, 'change-limit')];
  const ordering = allowing(
    users.filter(({ id }) => ![active.id, tagged.id].includes(id)),
    'start-order',
  );
  const gifted = allowing(
    users.filter(
      ({ id, fullName }) => ![active.id, tagged.id, ordering.id].includes(id) && fullName !== 'Mira Okafor', // whose own examples name the first version
    ),
    'give-scratchcard',
  );
  const goodwill = batches.find(({ status, exportedAt }) => status === 'ACTIVE' && exportedAt === null);
  const more = { ...active.creditLimit, amountMinor: active.creditLimit.amountMinor + 500_00 };
  const { items: sessions } = z.parse(OwnSessions, (await ask('listSessions', {})).body);
  const otherSessions = sessions.filter(({ isCurrent }) => !isCurrent);
  return [
    ['changeRole', { params: { administratorId: other.id }, ...versionOf(other) }],
    ['endSession', { params: { sessionId: otherSessions[0]?.id ?? '' } }],
    ['unblockUser', { params: { userId: blocked.id }, ...versionOf(blocked) }],
    [
      'changeCreditLimit',
      { params: { userId: active.id }, ...versionOf(active), body: { creditLimit: more } },
    ],
    [
      'giveScratchcard',
      { params: { userId: gifted.id }, ...versionOf(gifted), ids: { bat: goodwill?.id ?? '' } },
    ],
    ['createOrderForCustomer', { params: { userId: ordering.id }, ...versionOf(ordering) }],
    ['revealUserContacts', { params: { userId: blocked.id }, ...versionOf(blocked) }],
    ['untagUser', ofTagged],
    ['resendUserCode', ofTagged],
  ];
}
