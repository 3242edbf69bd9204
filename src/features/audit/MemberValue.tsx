import { z } from '#contracts/z.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { Money as MoneySchema } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { capitalised } from '#src/ui/capitalised.ts';
import { DateText, DateTimeText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Percent } from '#src/ui/Percent.tsx';
import { Share } from '#src/ui/Share.tsx';

/** Formats a stored value. `name` is the member's name, whose ending gives the unit of a number. */
export function MemberValue({ name, value }: { readonly name: string; readonly value: unknown }) {
  const { currency } = useConfiguration();
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && name.endsWith('Ppm')) return <Percent ppm={value} />;
  if (typeof value === 'number' && name.endsWith('Bps')) return <Share bps={value} />;
  if (typeof value === 'number' && (name.endsWith('Minor') || amounts.has(name))) {
    // a record stores no currency beside the amount; it is the business's
    return <Money value={{ amountMinor: value, currency }} />;
  }
  const money = z.safeParse(MoneySchema, value);
  if (money.success) return <Money value={money.data} />;
  const day = z.safeParse(LocalDate, value);
  if (day.success) return <DateText value={day.data} />;
  const instant = z.safeParse(Instant, value);
  if (instant.success) return <DateTimeText value={instant.data} />;
  if (typeof value === 'string') return enumWord.test(value) ? wordOf(value) : value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  const isList = value.some((each) => typeof each === 'object');
  return isList ? `${value.length} ${value.length === 1 ? 'entry' : 'entries'}` : value.join(', ');
}

/** The members of records that are amounts without saying so in their name. */
const amounts = new Set([
  'amount',
  'declaredValue',
  'discount',
  'downPayment',
  'financed',
  'principalLeft',
  'refundedTotal',
  'shipping',
  'shortfall',
  'subtotal',
  'tax',
  'total',
  'totalInterest',
  'value',
  'walletCredit',
]);

const enumWord = /^[A-Z][A-Z_]+$/;

/** Formats "AWAITING_DOWN_PAYMENT" as "Awaiting down payment". */
const wordOf = (value: string) => capitalised(value.replaceAll('_', ' ').toLowerCase());
