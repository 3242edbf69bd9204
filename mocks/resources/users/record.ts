import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { UserNote } from '#contracts/users/note.ts';
import type { Administrator, User } from '#contracts/users/user.ts';

/** Of the card itself there is its token. */
export interface SavedCardRecord {
  readonly cardTokenId: string;
  readonly name: string;
  readonly savedAt: Instant;
}

/** Rows as they are stored. Amounts are minor units of the row's currency. */
export interface UserRecord extends Omit<User, 'maskedEmail' | 'maskedPhone' | 'actions'> {
  /** Null: never given. The contact that is `provenContact` is there. */
  readonly email: string | null;
  readonly phoneE164: string | null;
  /** The contact that was verified by a code: messages go there. */
  readonly provenContact: 'phoneE164' | 'email';
  /** When other sessions were last ended, by the customer or with a changed contact. */
  readonly sessionsEndedAt: Instant | null;
  /** Cards that pay again without their number, the one saved last first. */
  readonly savedCards: readonly SavedCardRecord[];
  /** What administrators wrote about the customer, the oldest first. */
  readonly notes: readonly UserNote[];
  /** Of those, how many are to be dealt with: what the audit says of them. */
  readonly openNotes: number;
  /** What administrators find them by, in the order of their letters. */
  readonly tags: readonly string[];
  /** That of their clock; of a new account the business's. */
  readonly timeZone: string;
  readonly lastLoginAt: Instant | null;
  /** When an administrator last wrote to the customer. */
  readonly lastMessageAt: Instant | null;
  /** Sums over the customer's open plans, stored by `savePlan` so that the list can be sorted by them. */
  readonly principalLeft: number;
  readonly openPlans: number;
  /** The earliest due date among what is unpaid of the customer's plans; null when nothing is. */
  readonly nextDue: LocalDate | null;
}

/** The permissions of the role are not stored: they are in the contract. */
export type AdministratorRecord = Omit<Administrator, 'permissions'>;
