import { z } from '#contracts/z.ts';
import { Instant, LocalDate } from '#contracts/dates.ts';
import { Money as MoneySchema } from '#contracts/money.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { addressOfId } from './address-of-id.ts';
import { capitalised } from '#src/ui/format/capitalised.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Count } from '#src/ui/format/Count.tsx';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import { Share } from '#src/ui/format/Share.tsx';

/** Formats a stored value. `name` is the member's name, whose ending gives the unit of a number. */
export function MemberValue({ name, value }: { readonly name: string; readonly value: unknown }) {
  const { currency } = useConfiguration();
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number' && name.endsWith('Ppm')) return <Percent ppm={value} />;
  if (typeof value === 'number' && name.endsWith('Bps')) return <Share bps={value} />;
  if (typeof value === 'number' && name.endsWith('Minor')) {
    return <Money value={{ amountMinor: value, currency }} />; // without a currency beside it: that of the business
  }
  if (typeof value === 'number') return <Count value={value} />;
  const money = z.safeParse(MoneySchema, value);
  if (money.success) return <Money value={money.data} />;
  const day = z.safeParse(LocalDate, value);
  if (day.success) return <DateText value={day.data} />;
  const instant = z.safeParse(Instant, value);
  if (instant.success) return <DateTimeText value={instant.data} />;
  if (typeof value === 'string') {
    const address = addressOfId(value);
    if (address !== null) return <AppLink to={address}>{value}</AppLink>;
    return enumWord.test(value) ? wordOf(value) : value;
  }
  if (!Array.isArray(value)) return JSON.stringify(value);
  const isList = value.some((each) => typeof each === 'object');
  return isList ? `${value.length} ${value.length === 1 ? 'entry' : 'entries'}` : value.join(', ');
}

const enumWord = /^[A-Z][A-Z_]+$/;

/** Formats "AWAITING_DOWN_PAYMENT" as "Awaiting down payment". */
const wordOf = (value: string) => capitalised(value.replaceAll('_', ' ').toLowerCase());
