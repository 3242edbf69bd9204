import type { AuditAction } from '#contracts/audit/actions.ts';
import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Message } from '#mocks/core/rows.ts';
import { deletedName, moneyText } from '#mocks/core/format.ts';
import { deleteContentsOf } from '#mocks/resources/collateral/store.ts';
import { blocked } from '#mocks/resources/scratchcards/lifecycle.ts';
import { saveScratchcard } from '#mocks/resources/scratchcards/store.ts';
import { provenContactOf, recipient } from '#mocks/resources/users/contact.ts';
import { accountFacts, scratchcardsToUse, walletReturnOf } from '#mocks/resources/users/facts.ts';
import { userLifecycle } from '#mocks/resources/users/lifecycle.ts';
import { defaultPreferences } from '#mocks/resources/users/preferences.ts';
import type { UserRecord } from '#mocks/resources/users/record.ts';
import type { Writes } from '#mocks/resources/tables.ts';
import { cancelOrdersOf } from '#mocks/commands/orders/end.ts';
import { removeCollateralOf } from '#mocks/commands/collateral/offer.ts';
import { renameEverywhere } from '#mocks/commands/users/rename-everywhere.ts';

interface Nightly {
  readonly tables: Writes;
  readonly now: Instant;
  readonly today: LocalDate;
  readonly send: (message: Message) => void;
  readonly audited: <Result>(action: AuditAction, part: () => Result) => Result;
}

/**
 * Transition U8: the accounts whose day has come; one that has something open again stays, and its customer is told.
 */
export function deleteDueAccounts({ audited, ...job }: Nightly): void {
  const { tables, today } = job;
  const due = tables.users
    .by('deleting', 'deleting')
    .filter(({ status, deletesOn }) => status === 'ACTIVE' && deletesOn !== null && deletesOn <= today);
  for (const user of due) {
    audited('user.deletion-due', () => {
      const status = userLifecycle.take(user, 'clock', { ...accountFacts(tables, user), today });
      if (status === 'CLOSED') erase(job, { ...user, status });
      else tables.users.replace({ ...user, status, deletesOn: null, version: user.version + 1 });
    });
  }
}

/** Deletes the customer's codes, and the messages that were sent to the contacts of the account. */
function forgetContacts({ challenges, messages }: Writes, { id, email, phoneE164 }: UserRecord): void {
  const contacts = [email, phoneE164].filter((contact) => contact !== null);
  const codes = [challenges.by('userId', id), ...contacts.map((contact) => challenges.by('target', contact))];
  for (const code of new Set(codes.flat().map((challenge) => challenge.id))) challenges.delete(code);
  for (const message of messages.all()) if (contacts.includes(message.to)) messages.delete(message.id);
}

/** Returns what the wallet holds with the card or bank account that gets it; null for nothing. */
function returnedWallet(tables: Writes, user: UserRecord, on: LocalDate): UserRecord['walletReturned'] {
  const { to } = walletReturnOf(tables, user);
  return to === null ? null : { amount: user.walletBalance, to, on };
}

/** Erases a customer's personal data; orders, plans and payments are kept without a name, as the law requires. */
function erase(job: Omit<Nightly, 'audited'>, user: UserRecord): void {
  const { tables, now, today, send } = job;
  cancelOrdersOf(job, user.id);
  removeCollateralOf(job, user.id);
  for (const card of scratchcardsToUse(tables, user)) saveScratchcard(tables, blocked(card));
  const walletReturned = returnedWallet(tables, user, today);
  forgetContacts(tables, user);
  const returned = walletReturned
    ? ` ${moneyText(walletReturned.amount)} from your wallet is returned to ${walletReturned.to}.`
    : '';
  const text = `Your Tranche account was deleted, as you asked.${returned}`;
  send({ ...recipient(provenContactOf(user)), text, code: null });
  for (const session of tables.sessions.by('subjectId', user.id))
    if (session.revokedAt === null) tables.sessions.replace({ ...session, revokedAt: now });
  deleteContentsOf(tables, user.id);
  for (const message of tables.inbox.by('userId', user.id)) tables.inbox.delete(message.id);
  for (const text of tables.waitingTexts.by('userId', user.id)) tables.waitingTexts.delete(text.id);
  renameEverywhere(tables, user, deletedName);
  tables.users.replace({
    ...user,
    fullName: deletedName,
    email: null,
    phoneE164: null,
    birthDate: null,
    preferences: defaultPreferences,
    savedCards: [],
    notes: [],
    openNotes: 0,
    tags: [],
    dataReadyUntil: null,
    walletBalance: { ...user.walletBalance, amountMinor: 0 },
    walletReturned,
    deletesOn: null,
    version: user.version + 1,
  });
}
