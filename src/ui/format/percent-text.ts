import { decimalText } from '#contracts/money.ts';
import { numberFormat } from './formats.ts';

function formatOf(locale: string, minimumFractionDigits: 0 | 2): Intl.NumberFormat {
  return numberFormat(locale, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 2 });
}

/** Formats parts per million as a percentage with two decimals: 72 300 is "7.23%" in en-GB. */
export function percentText(ppm: number, locale: string): string {
  return formatOf(locale, 2).format(decimalText(ppm, 6));
}

/** Formats basis points as a percentage without needless decimals: 2 500 is "25%" in en-GB. */
export function shareText(bps: number, locale: string): string {
  return formatOf(locale, 0).format(decimalText(bps, 4));
}

/** Formats a difference in basis points as a percentage with its sign: 6 000 is "+60%" in en-GB. */
export function changeShareText(bps: number, locale: string): string {
  return numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(decimalText(bps, 4));
}
