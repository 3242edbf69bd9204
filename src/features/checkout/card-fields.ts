import { CardDetails } from '#contracts/payments/payment.ts';
import type { z } from '#contracts/z.ts';

/** What a person types. It lives in the form and in the one request, nowhere else. */
export interface CardFields {
  readonly number: string;
  /** "12/30". */
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

export const noCard: CardFields = { number: '', expiry: '', cvc: '', holder: '' };
export const fieldNames = [
  'number',
  'expiry',
  'cvc',
  'holder',
] as const satisfies readonly (keyof CardFields)[];

export type CardFaults = Partial<Record<keyof CardFields, string>>;
export type ReadCard =
  | { readonly card: z.output<typeof CardDetails>; readonly faults: null }
  | { readonly card: null; readonly faults: CardFaults };

const advice: Record<keyof CardFields, string> = {
  number: 'Check the card number',
  expiry: 'Enter month and year, e.g. 12/30',
  cvc: '3 or 4 digits from the back of the card',
  holder: 'Enter the name on the card',
};

/** Holds what was typed against the contract; each fault is said at its field. */
export function readCard(fields: CardFields): ReadCard {
  const expiry = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(fields.expiry);
  const result = CardDetails.safeParse({
    number: fields.number.replace(/[\s-]/g, ''),
    expMonth: Number(expiry?.[1]),
    expYear: 2000 + Number(expiry?.[2]),
    cvc: fields.cvc.trim(),
    holder: fields.holder.trim(),
  });
  if (result.success) return { card: result.data, faults: null };
  const faults = result.error.issues.map(({ path: [name] }) => fieldOf(String(name)));
  return { card: null, faults: Object.fromEntries(faults.map((name) => [name, advice[name]])) };
}

function fieldOf(name: string): keyof CardFields {
  return fieldNames.find((field) => field === name) ?? 'expiry';
}

/** Digits in fours, as they stand on the card. */
export function groupDigits(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}
