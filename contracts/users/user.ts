import { Instant, LocalDate } from '#contracts/dates.ts';
import { AdministratorId, UserId, Version } from '#contracts/ids.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { actionsOf } from '#contracts/machine.ts';
import { AdministratorRole, Permission } from '#contracts/permissions.ts';
import { Count, Days } from '#contracts/integers.ts';
import { enteredName } from '#contracts/entered-text.ts';
import { z } from '#contracts/z.ts';
import { SavedCard } from '#contracts/payments/saved-card.ts';
import { UserNote } from './note.ts';
import { UserTags } from './tag.ts';
import { userStates } from './states.ts';
import { Preferences } from './preferences.ts';

export const UserStatus = z.enum(userStates);
/** The state of a customer's identity check. */
export const KycStatus = z.enum(['NONE', 'PENDING', 'VERIFIED', 'FAILED']);
/** How likely a customer is to pay: A is best. */
export const RiskTier = z.enum(['A', 'B', 'C', 'D']);

/** A phone number in E.164: "+4915112345678". */
export const PhoneE164 = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));
/** An e-mail address. */
export const Email = z.email().check(z.maxLength(254));
/** An e-mail address with only its first character and domain: "m•••@example.com". */
export const MaskedEmail = z.string().check(z.maxLength(260), z.regex(/^[^@•]•••@[^@•]+$/));
/** A phone number with only its first two and last three digits: "+49 ••• 678". */
export const MaskedPhone = z.string().check(z.regex(/^\+\d{2} ••• \d{3}$/));
/** The full name of a person. */
export const PersonName = z.string().check(z.minLength(1), z.maxLength(120));
/** A name as a person enters it: one line, without leading and trailing spaces. */
export const EnteredName = enteredName(120);
/** A language, with a country if necessary: "en", "de-AT". */
export const Locale = z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/));

/** Null if this kind of contact was never given. Every account has at least one of the two until it is deleted. */
const contacts = { maskedEmail: z.nullable(MaskedEmail), maskedPhone: z.nullable(MaskedPhone) };

export const userActions = [
  'change-name',
  'change-contact',
  'change-preferences',
  'request-data',
  'request-deletion',
  'cancel-deletion',
] as const;

/** The actions of the administration on an account. */
export const userAdministrationActions = [
  'add-note',
  'message',
  'start-order',
  'give-scratchcard',
  'complete-note',
  'reveal-contacts',
  'resend-code',
  'tag',
  'untag',
  'change-limit',
  'end-sessions',
  'block',
  'unblock',
] as const;

/** What a wallet held and where it was returned to. */
export const WalletReturned = z.object({ amount: PositiveMoney, to: z.string() });

/** A customer's own account. The contact is masked; a new one is verified by a code. */
export const User = z.object({
  id: UserId,
  fullName: PersonName,
  ...contacts,
  locale: Locale,
  status: UserStatus,
  kycStatus: KycStatus,
  /** Null after the account is deleted. */
  birthDate: z.nullable(LocalDate),
  riskTier: RiskTier,
  creditLimit: NonNegativeMoney,
  walletBalance: NonNegativeMoney,
  preferences: Preferences,
  /** Until when the file of the data can be read; null if none was requested. */
  dataReadyUntil: z.nullable(Instant),
  /** When the account is deleted at its customer's request; null otherwise. */
  deletesOn: z.nullable(LocalDate),
  /** What the deletion of the account would cost, and return. */
  atDeletion: z.object({
    /** Scratchcards that were given to the customer, who has not redeemed them: they cannot be redeemed then. */
    scratchcards: z.object({ count: Count, value: NonNegativeMoney }),
    /** The card or bank account that gets what the wallet holds; null for an empty wallet. */
    walletTo: z.nullable(z.string()),
  }),
  createdAt: Instant,
  actions: actionsOf(userActions),
  version: Version,
});
export type User = z.output<typeof User>;

/** An IANA time zone: "Europe/Berlin". */
export const TimeZone = z.string().check(z.maxLength(60), z.regex(/^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)*$/));

const YesOrNo = z.enum(['YES', 'NO']);

const administered = {
  id: UserId,
  fullName: PersonName,
  ...contacts,
  status: UserStatus,
  kycStatus: KycStatus,
  riskTier: RiskTier,
  creditLimit: NonNegativeMoney,
  principalLeft: NonNegativeMoney,
  openPlans: Count,
  /** Days that the oldest unpaid instalment of any plan is past its due date; 0 if none is. */
  daysPastDue: Days,
  /** Whether any instalment is past its due date. */
  pastDue: YesOrNo,
  /** Whether a payment card is saved. */
  savedCard: YesOrNo,
  /** The earliest day of the open notes with one; null without any. */
  noteDueOn: z.nullable(LocalDate),
  /** Tags by which administrators find the customer, who does not see them. */
  tags: UserTags,
  /** When a session of the customer was last used, to within a minute; null before the first one. */
  lastSeenAt: z.nullable(Instant),
  createdAt: Instant,
};

/** A customer as a row of the administration's list: masked contact, and debts. */
export const UserRow = z.object(administered);
export type UserRow = z.output<typeof UserRow>;

/**
 * A customer as the administration sees them, without personal data. The version covers the customer's own data;
 * debts and wallet follow from plans and payments, and the last use from requests: they do not change it.
 */
export const UserDetails = z.object({
  ...administered,
  locale: Locale,
  /** The customer's time zone, by which messages may be sent. */
  timeZone: TimeZone,
  walletBalance: NonNegativeMoney,
  /** The credit limits that one administrator can set alone; others need a second one. */
  limitsOfOne: z.object({ least: NonNegativeMoney, most: NonNegativeMoney }),
  /** What one administrator can still give in scratchcards alone, in the wallet's currency; all that were given are added up. */
  giveableAlone: NonNegativeMoney,
  /** When the account is deleted at its customer's request; null otherwise. */
  deletesOn: z.nullable(LocalDate),
  /** What the wallet held when the account was deleted, and where it was returned to; null for nothing. */
  walletReturned: z.nullable(WalletReturned),
  /** Newest first. */
  notes: z.array(UserNote),
  cards: z.array(z.pick(SavedCard, { id: true, label: true, name: true, savedAt: true })),
  actions: actionsOf(userAdministrationActions),
  version: Version,
});
export type UserDetails = z.output<typeof UserDetails>;

/** An administrator with the permissions of their role. */
export const Administrator = z.object({
  id: AdministratorId,
  email: Email,
  fullName: PersonName,
  role: AdministratorRole,
  /** The permissions of the role. Pages adapt to them; the backend checks them in any case. */
  permissions: z.array(Permission),
  lastSeenAt: z.nullable(Instant),
});
export type Administrator = z.output<typeof Administrator>;

/** The account that is signed in. Its kind alone decides whether the administration is shown. */
export const Me = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CUSTOMER'), user: User }),
  z.object({ kind: z.literal('ADMINISTRATOR'), administrator: Administrator }),
]);
export type Me = z.output<typeof Me>;
