import type { FigureValue } from '#contracts/dashboard/figure.ts';
import { daysText } from '#src/ui/days-text.ts';
import { numberFormat } from '#src/ui/formats.ts';

/** How a figure has changed: the direction and a text; null if there is nothing to compare with. */
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
  if (now.unit === 'DAYS' || before.unit === 'DAYS') {
    const [days, were] = [daysOf(now), daysOf(before)];
    if (days === null || were === null) return null;
    const text = days === were ? 'No change' : daysText(Math.abs(days - were), locale);
    return { direction: directionOf(days - were), text };
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

const daysOf = (value: FigureValue) => (value.unit === 'DAYS' ? value.days : null);
const shareOf = (value: FigureValue) => (value.unit === 'SHARE' ? value.shareBps : null);

/** Returns a figure as a number for comparisons and drawings; a share or an age without data is zero. */
export function sizeOf(value: FigureValue): number {
  if (value.unit === 'MONEY') return value.amount.amountMinor;
  if (value.unit === 'DAYS') return value.days ?? 0;
  return value.unit === 'COUNT' ? value.count : (value.shareBps ?? 0);
}

const directionOf = (difference: number) => (difference > 0 ? 'up' : difference < 0 ? 'down' : 'none');
