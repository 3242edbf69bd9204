/** Languages that are offered; the contract accepts any. */
export const offeredLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr', 'ar', 'he'] as const;

/** Returns whether a language is written from right to left. */
export const isRightToLeft = (language: string | null): boolean =>
  language !== null && /^(ar|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/.test(language);
