import { numberFormat } from './formats.ts';

/** Formats a number of days: "1 day", "12 days". */
export const daysText = (days: number, locale: string) =>
  numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
