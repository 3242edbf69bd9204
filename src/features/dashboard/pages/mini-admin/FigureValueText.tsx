import type { FigureValue } from '#contracts/dashboard/figures.ts';
import { Count } from '#src/ui/Count.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Share } from '#src/ui/Share.tsx';

/** A figure as people read it; a share of nothing is a dash. */
export function FigureValueText({ value }: { readonly value: FigureValue }) {
  if (value.unit === 'MONEY') return <Money value={value.amount} />;
  if (value.unit === 'COUNT') return <Count value={value.count} />;
  return value.shareBps === null ? '–' : <Share bps={value.shareBps} />;
}
