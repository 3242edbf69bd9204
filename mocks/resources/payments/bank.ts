import type { LocalDate } from '#contracts/dates.ts';
import type { CardToken } from '#contracts/payments/card-token.ts';
import { cardNumbers } from '#contracts/verbs/test-cards.ts';
import type { CardTokenRecord } from './record.ts';
import type { SettingsRecord } from '#mocks/resources/settings-record.ts';
import type { DeclineCode } from './lifecycle.ts';
import { MINUTE, SECOND } from '#mocks/time/business-time.ts';
import { isPastMonth } from '#mocks/rules/collection.ts';

/** Duration of a bank transfer, in ms. */
export const TRANSFER_TIME = MINUTE;

/** How long the bank waits for the customer's confirmation, in ms. */
export const CONFIRMATION_TIME = 60 * MINUTE;

/** How long the bank takes to decide about a slow card, in ms. */
export const SLOW_BANK = 3 * SECOND;

/** Test cards by number; every other valid card is approved. */
const behaviours: ReadonlyMap<string, CardTokenRecord['behaviour']> = new Map([
  [cardNumbers.declined, 'DECLINE'],
  [cardNumbers.poor, 'INSUFFICIENT_FUNDS'],
  [cardNumbers.slow, 'SLOW'],
  [cardNumbers.confirm, 'CONFIRM'],
]);

export const behaviourOf = (number: string): CardTokenRecord['behaviour'] =>
  behaviours.get(number) ?? 'APPROVE';

export type BankAnswer =
  | { readonly kind: 'APPROVED' }
  | { readonly kind: 'DECLINED'; readonly code: DeclineCode }
  | { readonly kind: 'LATER' }
  | { readonly kind: 'ASKS_CUSTOMER' };

export interface BankQuestion {
  readonly card: CardTokenRecord;
  readonly today: LocalDate;
  readonly bank: SettingsRecord['bank'];
  /** Whether this is the first attempt, with any card. */
  readonly firstAttempt: boolean;
  /** Whether the customer could confirm the charge. */
  readonly isAttended: boolean;
}

/** Returns the test bank's answer to a charge. */
export function askBank({ card, today, bank, firstAttempt, isAttended }: BankQuestion): BankAnswer {
  if (hasExpired(card, today)) return { kind: 'DECLINED', code: 'card-expired' };
  if (bank === 'FIRST_ATTEMPT_DECLINED' && firstAttempt)
    return { kind: 'DECLINED', code: 'insufficient-funds' };
  if (card.behaviour === 'DECLINE') return { kind: 'DECLINED', code: 'card-declined' };
  if (card.behaviour === 'INSUFFICIENT_FUNDS') return { kind: 'DECLINED', code: 'insufficient-funds' };
  if (card.behaviour === 'CONFIRM')
    return isAttended ? { kind: 'ASKS_CUSTOMER' } : { kind: 'DECLINED', code: 'not-confirmed' };
  return { kind: card.behaviour === 'SLOW' ? 'LATER' : 'APPROVED' };
}

/** Returns the bank's answer to a transfer. */
export const askAboutTransfer = ({
  bank,
  firstAttempt,
}: Pick<BankQuestion, 'bank' | 'firstAttempt'>): DeclineCode | null =>
  bank === 'FIRST_ATTEMPT_DECLINED' && firstAttempt ? 'insufficient-funds' : null;

/** Returns the month in which a card can be used last, until its last day: "2027-01". */
export const lastMonthOf = ({ expMonth, expYear }: Pick<CardToken, 'expMonth' | 'expYear'>): string =>
  `${expYear}-${String(expMonth).padStart(2, '0')}`;

export const hasExpired = (card: Pick<CardToken, 'expMonth' | 'expYear'>, today: LocalDate): boolean =>
  isPastMonth(today, lastMonthOf(card));

const schemes = [
  { brand: 'VISA', name: 'Visa', numbers: /^4/ },
  { brand: 'MASTERCARD', name: 'Mastercard', numbers: /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/ },
  { brand: 'OTHER', name: 'Card', numbers: /^/ },
] as const;

/** Returns the brand and label of a card; of its number, at most the last four digits. */
export function describeCard(number: string): Pick<CardToken, 'brand' | 'last4' | 'label'> {
  const last4 = number.slice(-4);
  const { brand, name } = schemes.find(({ numbers }) => numbers.test(number)) ?? schemes[2];
  return { brand, last4, label: `${name} •••• ${last4}` };
}
