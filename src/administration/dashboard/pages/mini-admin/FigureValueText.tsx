import type { FigureValue } from '#contracts/dashboard/figure.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { Count } from '#src/ui/format/Count.tsx';
import { daysText } from '#src/ui/format/days-text.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { Share } from '#src/ui/format/Share.tsx';

/** Formats a figure; a share or an age without data is a dash. */
export function FigureValueText({ value }: { readonly value: FigureValue }) {
  const { locale } = useConfiguration();
  if (value.unit === 'MONEY') return <Money value={value.amount} />;
  if (value.unit === 'COUNT') return <Count value={value.count} />;
  if (value.unit === 'DAYS') return value.days === null ? '–' : daysText(value.days, locale);
  return value.shareBps === null ? '–' : <Share bps={value.shareBps} />;
}
