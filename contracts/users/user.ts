import { Instant, LocalDate } from '#contracts/dates.ts';
import { AdministratorId, UserId, Version } from '#contracts/ids.ts';
import { NonNegativeMoney } from '#contracts/money.ts';
import { actionsOf } from '#contracts/machine.ts';
import { AdministratorRole, Permission } from '#contracts/permissions.ts';
import { Count, Days } from '#contracts/integers.ts';
import { enteredName } from '#contracts/entered-name.ts';
import { z } from '#contracts/z.ts';
import { SavedCard } from '#contracts/payments/saved-cards.ts';
import { UserNote } from './note.ts';
import { UserTags } from './tag.ts';
import { userStates } from './states.ts';
import { Preferences } from './preferences.ts';

export const UserStatus = z.enum(userStates);
/** How far a customer’s identity was checked. */
export const KycStatus = z.enum(['NONE', 'PENDING', 'VERIFIED', 'FAILED']);
/** How likely a customer pays: A is best. */
export const RiskTier = z.enum(['A', 'B', 'C', 'D']);

/** A phone number as E.164 writes it: "+4915112345678". */
export const PhoneE164 = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));
/** An e-mail address. */
export const Email = z.email().check(z.maxLength(254));
/** An e-mail address of which only the first character and the domain are shown: "m•••@example.com". */
export const MaskedEmail = z.string().check(z.maxLength(260), z.regex(/^[^@•]•••@[^@•]+$/));
/** A phone number of which the first two and the last three digits are shown: "+49 ••• 678". */
export const MaskedPhone = z.string().check(z.regex(/^\+\d{2} ••• \d{3}$/));
/** The full name of a person. */
export const PersonName = z.string().check(z.minLength(1), z.maxLength(120));
/** A name as a person enters it: on one line, without spaces before and after it. */
export const EnteredName = enteredName(120);
/** A language, with a country where it matters: "en", "de-AT". */
export const Locale = z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/));

/** Null: this kind of contact was never given. Every account has at least one of the two until it is deleted. */
const contacts = { maskedEmail: z.nullable(MaskedEmail), maskedPhone: z.nullable(MaskedPhone) };

export const userActions = [
  'change-name',
  'change-contact',
  'change-preferences',
  'request-data',
  'request-deletion',
  'cancel-deletion',
] as const;

/** What the administration may do with an account. */
export const userAdministrationActions = [
  'add-note',
  'message',
  'start-order',
  'complete-note',
  'resend-code',
  'tag',
  'untag',
  'change-limit',
  'end-sessions',
  'block',
  'unblock',
] as const;

/** A customer as the customer sees their own account. The contact is masked; a new one is verified by a code. */
export const User = z.object({
  id: UserId,
  fullName: PersonName,
  ...contacts,
  locale: Locale,
  status: UserStatus,
  kycStatus: KycStatus,
  /** Null once the account is deleted. */
  birthDate: z.nullable(LocalDate),
  riskTier: RiskTier,
  creditLimit: NonNegativeMoney,
  walletBalance: NonNegativeMoney,
  preferences: Preferences,
  /** Until when the file of the data can be read; null where none was asked for. */
  dataReadyUntil: z.nullable(Instant),
  /** When the account is deleted, as its customer asked. */
  deletesOn: z.nullable(LocalDate),
  createdAt: Instant,
  actions: actionsOf(userActions),
  version: Version,
});
export type User = z.output<typeof User>;

/** The zone of a clock, "Europe/Berlin". */
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
  /** Days that the oldest unpaid instalment of any plan is past its due date; 0 when none is. */
  daysPastDue: Days,
  /** Whether any instalment is past its due date. */
  pastDue: YesOrNo,
  /** Whether a card is saved to pay with. */
  savedCard: YesOrNo,
  /** The first day of the open notes that have one. */
  noteDueOn: z.nullable(LocalDate),
  /** What administrators find them by; the customer does not see it. */
  tags: UserTags,
  lastLoginAt: z.nullable(Instant),
  createdAt: Instant,
};

/** A customer as a row of the administration's list: contact masked, with what they owe. */
export const UserRow = z.object(administered);
export type UserRow = z.output<typeof UserRow>;

/**
 * A customer as the administration sees them, without personal data. The version is that of the customer's own data; what
 * they owe and what their wallet holds follow from plans and payments and have no part in it.
 */
export const UserDetails = z.object({
  ...administered,
  locale: Locale,
  /** That of the customer's clock, by which messages may be sent. */
  timeZone: TimeZone,
  walletBalance: NonNegativeMoney,
  /** When the account is deleted, as its customer asked. */
  deletesOn: z.nullable(LocalDate),
  /** The newest first. */
  notes: z.array(UserNote),
  cards: z.array(z.pick(SavedCard, { id: true, label: true, name: true, savedAt: true })),
  actions: actionsOf(userAdministrationActions),
  version: Version,
});
export type UserDetails = z.output<typeof UserDetails>;

/** A person of the administration, with the rights of their role. */
export const Administrator = z.object({
  id: AdministratorId,
  email: Email,
  fullName: PersonName,
  role: AdministratorRole,
  /** What the role allows. Pages show what fits; the backend decides again. */
  permissions: z.array(Permission),
  lastSeenAt: z.nullable(Instant),
});
export type Administrator = z.output<typeof Administrator>;

/** Who is signed in. The kind alone decides whether the administration is shown. */
export const Me = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('CUSTOMER'), user: User }),
  z.object({ kind: z.literal('ADMINISTRATOR'), administrator: Administrator }),
]);
export type Me = z.output<typeof Me>;
