import type { FigureValue } from '#contracts/dashboard/figures.ts';
import { numberFormat } from '#src/ui/formats.ts';

/** How a figure has changed: in which direction, and in words; null where there is nothing to compare. */
export interface Change {
  readonly direction: 'up' | 'down' | 'none';
  readonly text: string;
}

export function changeOf(now: FigureValue, before: FigureValue, locale: string): Change | null {
  if (now.unit === 'SHARE' || before.unit === 'SHARE') {
    const [share, was] = [shareOf(now), shareOf(before)];
    if (share === null || was === null) return null;
    const points = numberFormat(locale, { maximumFractionDigits: 1 }).format(Math.abs(share - was) / 100);
    return { direction: directionOf(share - was), text: share === was ? 'No change' : `${points} pts` };
  }
  const [size, was] = [sizeOf(now), sizeOf(before)];
  if (size === was) return { direction: 'none', text: 'No change' };
  if (was === 0) return null;
  const part = Math.abs(size - was) / Math.abs(was);
  const text = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: part < 0.1 ? 1 : 0,
  }).format(part);
  return { direction: directionOf(size - was), text };
}

const shareOf = (value: FigureValue) => (value.unit === 'SHARE' ? value.shareBps : null);

/** A figure as a plain number, for comparisons and drawings; a share of nothing is zero. */
export function sizeOf(value: FigureValue): number {
  if (value.unit === 'MONEY') return value.amount.amountMinor;
  return value.unit === 'COUNT' ? value.count : (value.shareBps ?? 0);
}

const directionOf = (difference: number) => (difference > 0 ? 'up' : difference < 0 ? 'down' : 'none');
