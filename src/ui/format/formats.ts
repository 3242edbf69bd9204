// Caches formatters by locale and options: creating one is far more expensive than using it, and each row of a list
// has several values.

function cachedByLocale<Options, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const cached = formats.get(key);
    if (cached) return cached;
    const format = make(locale, options);
    formats.set(key, format);
    return format;
  };
}

export const numberFormat = cachedByLocale(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = cachedByLocale(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** Formats a count with the locale's grouping: "10,000". */
export function countText(count: number, locale: string): string {
  return numberFormat(locale, {}).format(count);
}
