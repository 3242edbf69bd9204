import { Button, TextInput } from '@mantine/core';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { CodeRefusal } from './CodeRefusal.tsx';
import type { useContactForm } from './use-contact-form.ts';

/** The fields of the form for the contact to which the login code is sent. */
export function ContactFields({ form, wait }: ReturnType<typeof useContactForm>) {
  return (
    <>
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
    </>
  );
}
