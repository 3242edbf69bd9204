import { Button, Stack, TextInput } from '@mantine/core';
import type { Challenge } from '#contracts/auth/challenge.ts';
import { CodeRefusal } from '#src/features/auth/CodeRefusal.tsx';
import { contactAdvice, contactOf } from '#src/features/auth/contact.ts';
import { useContactForm } from '#src/features/auth/use-contact-form.ts';
import { usePersistedField } from '#src/pwa/release/use-persisted-field.ts';
import { OnlineOnly } from '#src/ui/OnlineOnly.tsx';

interface Props {
  onSent: (challenge: Challenge, contact: string) => void;
}

/** The form for the contact to which the login code is sent. */
export function ContactForm({ onSent }: Props) {
  const persisted = usePersistedField('sign-in.contact');
  const { form, wait } = useContactForm({
    purpose: 'SIGN_IN',
    advice: contactAdvice,
    contactOf,
    persisted,
    onSent,
  });
  return (
    <form {...form.props}>
      <Stack>
        <TextInput
          {...form.field('contact')}
          label="Phone or e-mail"
          description="We send a code of six digits there."
          placeholder="+49 151 12345678"
          name="contact"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CodeRefusal error={form.error} wait={wait} />
        <OnlineOnly why="You can log in once you’re back online.">
          <Button type="submit" fullWidth loading={form.busy} disabled={wait > 0}>
            Send the code
          </Button>
        </OnlineOnly>
      </Stack>
    </form>
  );
}
