import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { UserNote } from '#contracts/users/note.ts';
import type { User, UserDetails } from '#contracts/users/user.ts';

/** A saved card; of the card itself, it has only the token. */
export interface SavedCardRecord {
  readonly cardTokenId: string;
  readonly name: string;
  readonly savedAt: Instant;
}

/** A stored customer. Amounts are in minor units of the row's currency. */
export interface UserRecord extends Omit<User, 'maskedEmail' | 'maskedPhone' | 'atDeletion' | 'actions'> {
  /** What the wallet held when the account was deleted, and where it was returned to. */
  readonly walletReturned: UserDetails['walletReturned'];
  /** Null if never given. The contact named by `provenContact` is always present. */
  readonly email: string | null;
  readonly phoneE164: string | null;
  /** The contact that was verified by a code; messages are sent there. */
  readonly provenContact: 'phoneE164' | 'email';
  /** When other sessions were last ended, by the customer or by a changed contact. */
  readonly sessionsEndedAt: Instant | null;
  /** Cards that can pay without their number, last saved first. */
  readonly savedCards: readonly SavedCardRecord[];
  /** Administrators' notes, oldest first. */
  readonly notes: readonly UserNote[];
  /** The number of notes that are still to be completed; the audit shows it instead of the notes. */
  readonly openNotes: number;
  /** Tags by which administrators find the customer, in alphabetical order. */
  readonly tags: readonly string[];
  /** The customer's time zone; for a new account the business's. */
  readonly timeZone: string;
  /** When a session was last used; changes without a new version. */
  readonly lastSeenAt: Instant | null;
  /** When an administrator last sent a message to the customer. */
  readonly lastMessageAt: Instant | null;
  /** When an administrator last saw the contacts in full. */
  readonly contactsSeenAt: Instant | null;
  /** By how much single administrators have changed the credit limit since two last agreed on one. */
  readonly limitMovedAlone: number;
  /** Sums over the customer's open plans, stored by `savePlan` so that the list can be sorted by them. */
  readonly principalLeft: number;
  readonly openPlans: number;
  /** The earliest due date of unpaid lines of the customer's plans; null without any. */
  readonly nextDue: LocalDate | null;
}
