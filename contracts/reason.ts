import { described } from './described.ts';
import { enteredText } from './entered-text.ts';

/** The characters that a short reason has at least. */
export const shortLength = 3;
/** The characters that a detailed reason has at least. */
export const detailedLength = 10;

export const Reason = described(
  enteredText(shortLength, 500),
  'Why an administrator does something, in a few words; the audit keeps it.',
);

export const DetailedReason = described(
  enteredText(detailedLength, 500),
  'Why an administrator does something grave, in a sentence; the audit keeps it.',
);
