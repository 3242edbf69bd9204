import { contactOf } from '#contracts/users/entered-contact.ts';

export type ContactKind = 'email' | 'phone';

export const contactTexts = {
  email: {
    heading: 'E-mail address',
    noun: 'e-mail address',
    none: 'None yet',
    add: 'Add',
    label: 'New e-mail address',
    advice: 'Enter an e-mail address, e.g. name@example.com',
    changeText: 'Your e-mail address is now',
    field: { autoComplete: 'email', inputMode: 'email', placeholder: 'name@example.com' },
  },
  phone: {
    heading: 'Phone number',
    noun: 'phone number',
    none: 'None yet',
    add: 'Add',
    label: 'New phone number',
    advice: 'Enter a phone number, e.g. 0151 12345678 or +49 151 12345678',
    changeText: 'Your phone number is now',
    field: { autoComplete: 'tel', inputMode: 'tel', placeholder: '+49 151 12345678' },
  },
} as const;

/** Parses input as a contact of this kind; null for anything else. */
export function contactOfKind(kind: ContactKind, typed: string): string | null {
  const contact = contactOf(typed);
  return contact !== null && contact.includes('@') === (kind === 'email') ? contact : null;
}
