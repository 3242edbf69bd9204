import { Instant, LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { AdministratorId, UserId, Version } from '#contracts/ids.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { actionsOf } from '#contracts/machine.ts';
import { AdministratorRole, Permission } from '#contracts/permissions.ts';
import { Count, Days } from '#contracts/integers.ts';
import { enteredName } from '#contracts/entered-text.ts';
import { z } from '#contracts/z.ts';
import { SavedCard } from '#contracts/payments/saved-card.ts';
import { userActions, userAdministrationActions } from './actions.ts';
import { UserNote } from './note.ts';
import { UserTags } from './tag.ts';
import { userStates } from './states.ts';
import { Preferences } from './preferences.ts';

export const UserStatus = z.enum(userStates);
export const KycStatus = described(
  z.enum(['NONE', 'PENDING', 'VERIFIED', 'FAILED']),
  "The state of a customer's identity check.",
);
export const RiskTier = described(
  z.enum(['A', 'B', 'C', 'D']),
  'How likely a customer is to pay: A is best.',
);

export const PhoneE164 = described(
  z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
  'A phone number in E.164: "+4915112345678".',
);
export const Email = described(z.email().check(z.maxLength(254)), 'An e-mail address.');
export const MaskedEmail = described(
  z.string().check(z.maxLength(260), z.regex(/^[^@•]•••@[^@•]+$/)),
  'An e-mail address with only its first character and domain: "m•••@example.com".',
);
export const MaskedPhone = described(
  z.string().check(z.regex(/^\+\d{2} ••• \d{3}$/)),
  'A phone number with only its first two and last three digits: "+49 ••• 678".',
);
export const PersonName = described(
  z.string().check(z.minLength(1), z.maxLength(120)),
  'The full name of a person.',
);
export const EnteredName = described(
  enteredName(120),
  'A name as a person enters it: one line, without leading and trailing spaces.',
);
export const Locale = described(
  z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)),
  'A language, with a country if necessary: "en", "de-AT".',
);

/** Null if this kind of contact was never given. Every account has at least one of the two until it is deleted. */
const contacts = { maskedEmail: z.nullable(MaskedEmail), maskedPhone: z.nullable(MaskedPhone) };

/** The actions of the administration on an account. */
export const WalletReturned = described(
  z.object({ amount: PositiveMoney, to: z.string() }),
  'What a wallet held and where it was returned to.',
);

export const User = described(
  z.object({
    id: UserId,
    fullName: PersonName,
    ...contacts,
    locale: Locale,
    status: UserStatus,
    kycStatus: KycStatus,
    birthDate: described(z.nullable(LocalDate), 'Null after the account is deleted.'),
    riskTier: RiskTier,
    creditLimit: NonNegativeMoney,
    walletBalance: NonNegativeMoney,
    preferences: Preferences,
    dataReadyUntil: described(
      z.nullable(Instant),
      'Until when the file of the data can be read; null if none was requested.',
    ),
    deletesOn: described(
      z.nullable(LocalDate),
      "When the account is deleted at its customer's request; null otherwise.",
    ),
    atDeletion: described(
      z.object({
        scratchcards: described(
          z.object({ count: Count, value: NonNegativeMoney }),
          'Scratchcards that were given to the customer, who has not redeemed them: they cannot be redeemed then.',
        ),
        walletTo: described(
          z.nullable(z.string()),
          'The card or bank account that gets what the wallet holds; null for an empty wallet.',
        ),
      }),
      'What the deletion of the account would cost, and return.',
    ),
    createdAt: Instant,
    actions: actionsOf(userActions),
    version: Version,
  }),
  "A customer's own account. The contact is masked; a new one is verified by a code.",
);
export type User = z.output<typeof User>;

export const TimeZone = described(
  z.string().check(z.maxLength(60), z.regex(/^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+)*$/)),
  'An IANA time zone: "Europe/Berlin".',
);

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
  daysPastDue: described(
    Days,
    'Days that the oldest unpaid instalment of any plan is past its due date; 0 if none is.',
  ),
  pastDue: described(YesOrNo, 'Whether any instalment is past its due date.'),
  savedCard: described(YesOrNo, 'Whether a payment card is saved.'),
  noteDueOn: described(
    z.nullable(LocalDate),
    'The earliest day of the open notes with one; null without any.',
  ),
  tags: described(UserTags, 'Tags by which administrators find the customer, who does not see them.'),
  lastSeenAt: described(
    z.nullable(Instant),
    'When a session of the customer was last used, to within a minute; null before the first one.',
  ),
  createdAt: Instant,
};

export const UserRow = described(
  z.object(administered),
  "A customer as a row of the administration's list: masked contact, and debts.",
);
export type UserRow = z.output<typeof UserRow>;

export const UserDetails = described(
  z.object({
    ...administered,
    locale: Locale,
    timeZone: described(TimeZone, "The customer's time zone, by which messages may be sent."),
    walletBalance: NonNegativeMoney,
    limitsOfOne: described(
      z.object({ least: NonNegativeMoney, most: NonNegativeMoney }),
      'The credit limits that one administrator can set alone; others need a second one.',
    ),
    giveableAlone: described(
      NonNegativeMoney,
      "What one administrator can still give in scratchcards alone, in the wallet's currency; all that were given are added up.",
    ),
    deletesOn: described(
      z.nullable(LocalDate),
      "When the account is deleted at its customer's request; null otherwise.",
    ),
    walletReturned: described(
      z.nullable(WalletReturned),
      'What the wallet held when the account was deleted, and where it was returned to; null for nothing.',
    ),
    notes: described(z.array(UserNote), 'Newest first.'),
    cards: z.array(z.pick(SavedCard, { id: true, label: true, name: true, savedAt: true })),
    actions: actionsOf(userAdministrationActions),
    version: Version,
  }),
  "A customer as the administration sees them, without personal data. The version covers the customer's own data; debts and wallet follow from plans and payments, and the last use from requests: they do not change it.",
);
export type UserDetails = z.output<typeof UserDetails>;

export const Administrator = described(
  z.object({
    id: AdministratorId,
    email: Email,
    fullName: PersonName,
    role: AdministratorRole,
    permissions: described(
      z.array(Permission),
      'The permissions of the role. Pages adapt to them; the backend checks them in any case.',
    ),
    lastSeenAt: z.nullable(Instant),
  }),
  'An administrator with the permissions of their role.',
);
export type Administrator = z.output<typeof Administrator>;

export const Me = described(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('CUSTOMER'), user: User }),
    z.object({ kind: z.literal('ADMINISTRATOR'), administrator: Administrator }),
  ]),
  'The account that is signed in. Its kind alone decides whether the administration is shown.',
);
export type Me = z.output<typeof Me>;
