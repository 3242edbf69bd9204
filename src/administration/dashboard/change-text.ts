import type { FigureValue } from '#contracts/dashboard/figure.ts';
import { daysText } from '#src/ui/format/days-text.ts';
import { numberFormat } from '#src/ui/format/formats.ts';

/** How a figure has changed: the direction and a text; null if there is nothing to compare with. */
export interface Change {
  readonly direction: 'up' | 'down' | 'none';
  readonly text: string;
}

export function changeOf(now: FigureValue, before: FigureValue, locale: string): Change | null {
  const [size, was] = [numberIn(now), numberIn(before)];
  if (now.unit !== before.unit || size === null || was === null) return null;
  const by = Math.abs(size - was);
  if (by === 0) return { direction: 'none', text: 'No change' };
  const direction = size > was ? 'up' : 'down';
  if (now.unit === 'SHARE') {
    const points = numberFormat(locale, { maximumFractionDigits: 1 }).format(by / 100);
    return { direction, text: `${points} pts` };
  }
  if (now.unit === 'DAYS') return { direction, text: daysText(by, locale) };
  if (was === 0 || size === 0) return null; // a share of nothing, or of all, says nothing
  const part = by / Math.abs(was);
  const text = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: part < 0.1 ? 1 : 0,
  }).format(part);
  return { direction, text };
}

/** The number of a figure; null for a share or an age without data. */
function numberIn(value: FigureValue): number | null {
  switch (value.unit) {
    case 'MONEY':
      return value.amount.amountMinor;
    case 'COUNT':
      return value.count;
    case 'DAYS':
      return value.days;
    case 'SHARE':
      return value.shareBps;
  }
}

/** Returns a figure as a number for comparisons and drawings; a share or an age without data is zero. */
export const sizeOf = (value: FigureValue): number => numberIn(value) ?? 0;
