import type { LocalDate } from '#contracts/dates.ts';
import { userActions, userAdministrationActions } from '#contracts/users/actions.ts';
import type { User, UserDetails, UserRow } from '#contracts/users/user.ts';
import type { Subject } from '#mocks/core/subject.ts';
import { actionsNamed, actionsWithin } from '#mocks/core/role-actions.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import { maskedEmail, maskedPhone } from '#mocks/core/format.ts';
import { daysPastDueOf } from '#mocks/rules/lateness.ts';
import { sum } from '#mocks/rules/sum.ts';
import { type AccountTables, accountFacts, giftsOfOne, scratchcardsToUse } from './facts.ts';
import { limitsOfOne } from './credit-limit.ts';
import { userLifecycle } from './lifecycle.ts';
import type { UserRecord } from './record.ts';

export function viewUser(tables: AccountTables, row: UserRecord): User {
  const {
    email: _email,
    phoneE164: _phoneE164,
    provenContact: _provenContact,
    sessionsEndedAt: _sessionsEndedAt,
    savedCards: _savedCards,
    notes: _notes,
    openNotes: _openNotes,
    tags: _tags,
    timeZone: _timeZone,
    lastSeenAt: _lastSeenAt,
    lastMessageAt: _lastMessageAt,
    contactsSeenAt: _contactsSeenAt,
    principalLeft: _principalLeft,
    openPlans: _openPlans,
    nextDue: _nextDue,
    walletReturned: _walletReturned,
    ...user
  } = row;
  const facts = accountFacts(tables, row);
  const { currency } = row.walletBalance;
  const unusedCards = scratchcardsToUse(tables, row).filter(({ value }) => value.currency === currency);
  return {
    ...user,
    ...maskedContacts(row),
    atDeletion: {
      scratchcards: {
        count: unusedCards.length,
        value: { amountMinor: sum(unusedCards, ({ value }) => value.amountMinor), currency },
      },
      walletTo: facts.walletReturn.to,
    },
    actions: actionsNamed(userActions, userLifecycle.actions(row, facts)),
  };
}

interface Viewing {
  readonly tables: AccountTables & Pick<Reads, 'cardTokens'>;
  readonly today: LocalDate;
  readonly subject: Subject;
}

/** Returns the customer as the administration sees them. */
export function viewUserDetails({ tables, today, subject }: Viewing, row: UserRecord): UserDetails {
  const { locale, timeZone, walletBalance, deletesOn, walletReturned, version } = row;
  const { least, most } = limitsOfOne(row);
  const money = (amountMinor: number) => ({ amountMinor, currency: row.creditLimit.currency });
  return {
    ...viewUserRow(row, today),
    locale,
    timeZone,
    walletBalance,
    limitsOfOne: { least: money(least), most: money(most) },
    giveableAlone: { ...walletBalance, amountMinor: giftsOfOne(tables, row) },
    deletesOn,
    walletReturned,
    notes: row.notes.toReversed(),
    cards: row.savedCards.flatMap(({ cardTokenId: id, name, savedAt }) => {
      const card = tables.cardTokens.get(id);
      return card ? [{ id, label: card.label, name, savedAt }] : [];
    }),
    actions: actionsWithin(
      subject,
      'user',
      userAdministrationActions,
      userLifecycle.actions(row, accountFacts(tables, row)),
    ),
    version,
  };
}

export function viewUserRow(row: UserRecord, today: LocalDate): UserRow {
  const { id, fullName, status, kycStatus, riskTier, creditLimit, openPlans, lastSeenAt, createdAt } = row;
  const daysPastDue = daysPastDueOf(row.nextDue, today);
  const due = row.notes.flatMap(({ dueOn, doneAt }) => (doneAt === null && dueOn !== null ? [dueOn] : []));
  return {
    id,
    fullName,
    ...maskedContacts(row),
    status,
    kycStatus,
    riskTier,
    creditLimit,
    principalLeft: { amountMinor: row.principalLeft, currency: creditLimit.currency },
    openPlans,
    daysPastDue,
    pastDue: daysPastDue > 0 ? 'YES' : 'NO',
    savedCard: row.savedCards.length > 0 ? 'YES' : 'NO',
    noteDueOn: due.toSorted()[0] ?? null,
    tags: [...row.tags],
    lastSeenAt,
    createdAt,
  };
}

function maskedContacts({ email, phoneE164 }: Pick<UserRecord, 'email' | 'phoneE164'>) {
  return {
    maskedEmail: email === null ? null : maskedEmail(email),
    maskedPhone: phoneE164 === null ? null : maskedPhone(phoneE164),
  };
}
