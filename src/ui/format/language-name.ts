/** Returns the name of a language in the locale: "German" for "de", "British English" for "en-GB". */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
