import type { LocalDate } from '#contracts/dates.ts';
import type { Filter } from './filter.ts';
import { amountsIn, type AmountSpan, daysIn, isPreset, presetLabel } from './spans.ts';

/** Formatters for days and amounts. */
export interface FilterFormats {
  readonly date: (day: LocalDate) => string;
  /** Formats an amount in the shop's currency. */
  readonly money: (amountMinor: number) => string;
}

/** Returns the chosen values of a filter as text; null for none. */
export function chosenWords(
  filter: Filter,
  values: readonly string[],
  { date, money }: FilterFormats,
): string | null {
  const [first] = values;
  if (first === undefined) return null;
  switch (filter.kind) {
    case 'choice':
      return chosenLabels(filter, values).join(', ') || null;
    case 'days':
    case 'moments': {
      if (isPreset(first)) return presetLabel(first);
      const days = daysIn(first);
      if (days === null) return null;
      return days[0] === days[1] ? date(days[0]) : `${date(days[0])} to ${date(days[1])}`;
    }
    case 'amounts': {
      const span = amountsIn(first);
      return span && amountWords(span, money);
    }
    case 'reference':
      return `one ${filter.label.toLowerCase()}`;
  }
}

/** Returns a short text for a button: "Failed, Paid", or "Failed and 2 more". */
export function shortWords(filter: Filter, values: readonly string[], formats: FilterFormats): string | null {
  const [first, ...more] = filter.kind === 'choice' ? chosenLabels(filter, values) : [];
  return more.length > 1 ? `${first} and ${more.length} more` : chosenWords(filter, values, formats);
}

const chosenLabels = (filter: Extract<Filter, { kind: 'choice' }>, values: readonly string[]) =>
  filter.values.flatMap(({ value, label }) => (values.includes(value) ? [label] : []));

function amountWords({ gte, lte }: AmountSpan, money: FilterFormats['money']): string {
  if (gte === undefined) return `up to ${money(lte ?? 0)}`;
  return lte === undefined ? `from ${money(gte)}` : `${money(gte)} to ${money(lte)}`;
}
