import { numberFormat } from '#src/ui/formats.ts';

/** What a number field puts between thousands and before decimals. */
export function separatorsOf(locale: string) {
  const parts = numberFormat(locale, {}).formatToParts(1_234_567.8);
  const part = (type: Intl.NumberFormatPartTypes) => parts.find((each) => each.type === type)?.value;
  return { thousandSeparator: part('group') ?? '', decimalSeparator: part('decimal') ?? '.' };
}
