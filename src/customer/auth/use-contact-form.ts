import { createChallenge } from '#contracts/auth/endpoints.ts';
import type { Challenge } from '#contracts/auth/challenge.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { useCreateChallengeMutation } from './api.ts';
import { useRefusedFor } from './use-refused-for.ts';

interface Options {
  readonly purpose: 'SIGN_IN' | 'CHANGE_CONTACT';
  readonly advice: string;
  /** Converts input to the form that the contract requires; null if it is no such contact. */
  readonly contactOf: (typed: string) => string | null;
  /** The text and its setter, if the text survives a reload. */
  readonly persisted?: readonly [text: string, set: (text: string) => void];
  readonly onSent: (challenge: Challenge, contact: string) => void;
}

/** A form for one contact to which a code is sent; `wait` is the number of seconds until another code is possible. */
export function useContactForm({ purpose, advice, contactOf, persisted, onSent }: Options) {
  const [send] = useCreateChallengeMutation();
  const form = useContractForm(createChallenge, {
    initial: { contact: persisted?.[0] ?? '' },
    advice: { contact: advice },
    toBody: ({ contact }) => ({ purpose, contact: contactOf(contact) }),
    ...(persisted && { persisted: { contact: persisted } }),
    send,
    onDone: (challenge, body) => 'contact' in body && onSent(challenge, body.contact),
  });
  return { form, wait: useRefusedFor(form.error) };
}
