import type { FigureValue } from '#contracts/dashboard/figure.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { Count } from '#src/ui/Count.tsx';
import { daysText } from '#src/ui/days-text.ts';
import { Money } from '#src/ui/Money.tsx';
import { Share } from '#src/ui/Share.tsx';

/** Formats a figure; a share or an age without data is a dash. */
export function FigureValueText({ value }: { readonly value: FigureValue }) {
  const { locale } = useConfiguration();
  if (value.unit === 'MONEY') return <Money value={value.amount} />;
  if (value.unit === 'COUNT') return <Count value={value.count} />;
  if (value.unit === 'DAYS') return value.days === null ? '–' : daysText(value.days, locale);
  return value.shareBps === null ? '–' : <Share bps={value.shareBps} />;
}
