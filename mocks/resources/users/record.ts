import { Instant, LocalDate } from '#contracts/dates.ts';
import { CardTokenId } from '#contracts/ids.ts';
import { UserNote } from '#contracts/users/note.ts';
import { UserTags } from '#contracts/users/tag.ts';
import { Email, PhoneE164, TimeZone, User, WalletReturned } from '#contracts/users/user.ts';
import { z } from '#contracts/z.ts';
import { count, fixed, minor, type RowOf, text } from '#mocks/store/row-fields.ts';

const savedCard = z.object({ cardTokenId: CardTokenId, name: text, savedAt: Instant });
/** A saved card; of the card itself, it has only the token. */
export type SavedCardRecord = RowOf<typeof savedCard>;

const stored = z.omit(User, { maskedEmail: true, maskedPhone: true, atDeletion: true, actions: true });

/** A stored customer. Amounts are in minor units of the row's currency. */
export const userRecord = z.extend(stored, {
  /** What the wallet held when the account was deleted, and where it was returned to. */
  walletReturned: z.nullable(z.extend(WalletReturned, { on: LocalDate })),
  /** Null if never given. The contact named by `provenContact` is always present. */
  email: z.nullable(Email),
  phoneE164: z.nullable(PhoneE164),
  /** The contact that was verified by a code; messages are sent there. */
  provenContact: z.enum(['phoneE164', 'email']),
  /** When other sessions were last ended, by the customer or by a changed contact. */
  sessionsEndedAt: z.nullable(Instant),
  /** Cards that can pay without their number, last saved first. */
  savedCards: fixed(z.array(savedCard)),
  /** Administrators' notes, oldest first. */
  notes: fixed(z.array(UserNote)),
  /** The number of notes that are still to be completed; the audit shows it instead of the notes. */
  openNotes: count,
  /** Tags by which administrators find the customer, in alphabetical order. */
  tags: fixed(UserTags),
  /** The customer's time zone; for a new account the business's. */
  timeZone: TimeZone,
  /** When a session was last used; changes without a new version. */
  lastSeenAt: z.nullable(Instant),
  /** When an administrator last sent a message to the customer. */
  lastMessageAt: z.nullable(Instant),
  /** When an administrator last saw the contacts in full. */
  contactsSeenAt: z.nullable(Instant),
  /** By how much single administrators have changed the credit limit since two last agreed on one. */
  limitMovedAlone: z.int(),
  /** Sums over the customer's open plans, stored by `savePlan` so that the list can be sorted by them. */
  principalLeft: minor,
  openPlans: count,
  /** The earliest due date of unpaid lines of the customer's plans; null without any. */
  nextDue: z.nullable(LocalDate),
});
export type UserRecord = RowOf<typeof userRecord>;
