import type { NotificationDraft } from '#contracts/notifications/content.ts';
import { languageName } from '#src/ui/format/language-name.ts';

/** Languages that are offered; the contract accepts any. */
export const offeredLanguages = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr', 'ar', 'he'] as const;

/** Returns whether a language is written from right to left. */
export const isRightToLeft = (language: string | null): boolean =>
  language !== null && /^(ar|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/.test(language);

/** Returns the languages that a notification has a text in, its own one first: "English, German". */
export const languagesOf = (
  { translations }: Pick<NotificationDraft, 'translations'>,
  locale: string,
): string =>
  ['en', ...translations.map((each) => each.locale)].map((each) => languageName(each, locale)).join(', ');
