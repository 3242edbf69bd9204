import { type SubmitEvent, useRef, useState } from 'react';
import { CodeRefusal } from '#src/features/auth/CodeRefusal.tsx';
import { useRefusedFor } from '#src/features/auth/use-refused-for.ts';
import { usePersistedField } from '#src/pwa/release/use-persisted-field.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import { contactOf } from './contact.ts';
import classes from './page.module.css';

export interface ContactFormProps {
  busy: boolean;
  error: unknown;
  onSubmit: (contact: string) => void;
}

export function ContactForm({ busy, error, onSubmit }: ContactFormProps) {
  const [typed, setTyped] = usePersistedField('sign-in.contact');
  const [complaint, setComplaint] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const wait = useRefusedFor(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || wait > 0) return;
    const contact = contactOf(typed);
    setComplaint(
      contact === null ? 'Enter an e-mail address or a phone number with country code, e.g. +49 151 …' : null,
    );
    if (contact === null) field.current?.focus();
    else onSubmit(contact);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label="Phone or e-mail"
        description="We send a code of six digits there."
        placeholder="+49 151 12345678"
        name="contact"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={complaint}
        onChange={(change) => {
          setTyped(change.currentTarget.value);
          setComplaint(null);
        }}
      />
      <CodeRefusal error={error} wait={wait} />
      <Button type="submit" fullWidth loading={busy} disabled={wait > 0}>
        Send the code
      </Button>
    </form>
  );
}
