import type { QuotedLine } from '#contracts/orders/schedule.ts';

/**
 * Returns the formula of a line's interest as text: "€1,080.00 × 7.00% ÷ 12". `opening` and `rate` are formatted
 * already. It explains the backend's figure and computes nothing.
 */
export function interestFormula(
  opening: string,
  rate: string,
  { months, days }: QuotedLine['period'],
): string {
  const parts = [
    ...(months > 0 || days === null ? [String(months)] : []),
    ...(days ? [`${days.part}/${days.of}`] : []),
  ];
  const length = parts.join(' + ');
  const factor = length === '1' ? '' : ` × ${parts.length > 1 ? `(${length})` : length}`;
  return `${opening} × ${rate}${factor} ÷ 12`;
}
