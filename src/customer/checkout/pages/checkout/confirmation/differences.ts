import type { LocalDate } from '#contracts/dates.ts';
import type { Money } from '#contracts/money.ts';
import type { Quote } from '#contracts/orders/quote.ts';

export interface FigureFormat {
  readonly money: (money: Money) => string;
  readonly day: (day: LocalDate) => string;
  readonly percent: (ppm: number) => string;
}

export interface Difference {
  readonly label: string;
  readonly before: string;
  readonly now: string;
  readonly isChanged: boolean;
}

/** Returns every figure that a customer confirms, as it was shown and as it is now, in the order of the key facts. */
export function differences(before: Quote, now: Quote, format: FigureFormat): Difference[] {
  const was = figures(before, format);
  return figures(now, format).map(([label, text], index) => {
    const old = was[index]?.[1] ?? '';
    return { label, before: old, now: text, isChanged: old !== text };
  });
}

function figures(
  quote: Quote,
  { money, day, percent }: FigureFormat,
): (readonly [label: string, text: string])[] {
  const { currency } = quote.totalPayable;
  const runs = quote.instalments.map(
    ({ count, amountMinor }) => `${count} × ${money({ amountMinor, currency })}`,
  );
  return [
    ['Plan', quote.offer.name],
    ['Interest rate a year', percent(quote.offer.nominalRatePpm)],
    ['APRC', quote.aprcShown ? percent(quote.aprcPpm) : '–'],
    ['Due today', money(quote.downPayment)],
    ['Instalments', runs.join(', then ')],
    ['Total interest', money(quote.totalInterest)],
    ['Total to pay', money(quote.totalPayable)],
    ['Late fee, at most', `${money(quote.lateFees.fee)}, ${money(quote.lateFees.cap)}`],
    ['First due', day(quote.firstDueDate)],
    ['Last due', day(quote.lastDueDate)],
  ];
}
