import { visibleLength } from '#contracts/entered-text.ts';
import {
  variables,
  variablesOf,
  type NotificationContent,
  type NotificationDraft,
} from '#contracts/notifications/content.ts';
import { moneyText } from '#mocks/core/format.ts';
import type { Recipient } from './audience.ts';

type Values = Readonly<Record<(typeof variables)[number], string>>;

/** The values of the variables in a test message. */
export const sampleValues: Values = { firstName: 'Mira', fullName: 'Mira Okafor', leftToPay: '€918.47' };

/** @param leftToPay what the customer has left to pay of all plans, in minor units */
export const valuesOf = ({ fullName, walletBalance }: Recipient, leftToPay: number): Values => ({
  firstName: fullName.split(' ')[0] ?? fullName,
  fullName,
  leftToPay: moneyText({ amountMinor: leftToPay, currency: walletBalance.currency }),
});

type Worded = Pick<NotificationDraft, 'content' | 'translations'>;

const variableNames: readonly string[] = variables;

/** Names of variables in a message that do not exist. */
export const unknownVariables = (draft: Worded): readonly string[] =>
  variablesOf(draft).filter((name) => !variableNames.includes(name));

/** Returns the languages with an empty title or text; null stands for the message's own language. */
export const unfinished = ({ content, translations }: Worded): readonly (string | null)[] =>
  [{ locale: null, content }, ...translations].flatMap(({ locale, content: { title, body } }) =>
    visibleLength(title) === 0 || visibleLength(body) === 0 ? [locale] : [],
  );

/**
 * Returns the content for a customer: in the language of their country, else in their language, else as it was first
 * written.
 */
export function contentFor({ content, translations }: Worded, locale: string): NotificationContent {
  const [language] = locale.split('-');
  const of = (name: string | undefined) => translations.find((each) => each.locale === name)?.content;
  return of(locale) ?? of(language) ?? content;
}

/** Replaces the variables of a text by their values. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    variableNames.includes(name) ? values[name as keyof Values] : whole,
  );
