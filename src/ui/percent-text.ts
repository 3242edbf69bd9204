/** Parts per million as a percentage with two decimals: 72 300 is "7.23 %". */
export function percentText(ppm: number, locale: string): string {
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    ppm / 10_000,
  );
  return `${figure}\u00a0%`;
}

/** A share in basis points, as short as it can be: 2 500 is "25 %". */
export function shareText(bps: number, locale: string): string {
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(bps / 100)}\u00a0%`;
}
