import { variables, variablesIn, type NotificationContent } from '#contracts/notifications/content.ts';
import { moneyText } from '#mocks/format.ts';
import type { Recipient } from './audience.ts';

type Values = Readonly<Record<(typeof variables)[number], string>>;

/** What stands for a variable in a test message. */
export const sampleValues: Values = { firstName: 'Mira', fullName: 'Mira Okafor', leftToPay: '€918.47' };

export const valuesOf = ({ fullName, principalLeft, walletBalance }: Recipient): Values => ({
  firstName: fullName.split(' ')[0] ?? fullName,
  fullName,
  leftToPay: moneyText({ amountMinor: principalLeft, currency: walletBalance.currency }),
});

const known: readonly string[] = variables;

/** Names in a message that stand for nothing. */
export const unknownVariables = ({ title, body }: NotificationContent): readonly string[] =>
  variablesIn(`${title} ${body}`).filter((name) => !known.includes(name));

/** A text with the values of its variables. */
export const filled = (text: string, values: Values): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    known.includes(name) ? values[name as keyof Values] : whole,
  );
