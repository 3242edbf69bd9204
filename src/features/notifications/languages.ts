/** Languages that a message is often written in; the contract takes any. */
export const offeredLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr', 'ar', 'he'] as const;

/** "German" for "de", in the words of the page. */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;

/** Whether a language is written from right to left. */
export const isRightToLeft = (language: string | null): boolean =>
  language !== null && /^(ar|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/.test(language);
