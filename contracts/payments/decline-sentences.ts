// In a file of its own, because a page that shows the sentence does not need the schema of the code.
import type { z } from '#contracts/z.ts';
import type { DeclineCode } from './decline-code.ts';

/** What the customer reads about a decline. The backend refuses with it, and pages show it with the attempt. */
export const declineSentences: Readonly<Record<z.output<typeof DeclineCode>, string>> = {
  'insufficient-funds': 'Insufficient funds.',
  'card-declined': 'The bank declined this card.',
  'card-expired': 'This card has expired.',
  'card-stolen': 'The bank has blocked this card.',
  'not-confirmed': 'The payment was not confirmed with the bank.',
};
