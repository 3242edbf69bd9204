/** Parts per million as a percentage with two decimals: 72 300 is "7.23 %". */
export function percentText(ppm: number, locale: string): string {
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    ppm / 10_000,
  );
  return `${figure}\u00a0%`;
}
