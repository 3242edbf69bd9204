import { numberFormat } from './formats.ts';

/** A number of days as the locale says it: "1 day", "12 days". */
export const daysText = (days: number, locale: string) =>
  numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
