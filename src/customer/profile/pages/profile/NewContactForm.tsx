import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { Challenge } from '#contracts/auth/challenge.ts';
import { CodeRefusal } from '#src/customer/auth/CodeRefusal.tsx';
import { useContactForm } from '#src/customer/auth/use-contact-form.ts';
import { type ContactKind, contactOfKind, contactTexts } from './contact-texts.ts';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';

interface Props {
  readonly kind: ContactKind;
  readonly onSent: (challenge: Challenge, contact: string) => void;
  readonly onCancel: () => void;
}

/** The form for the new contact, to which a code is sent. */
export function NewContactForm({ kind, onSent, onCancel }: Props) {
  const { label, advice, field } = contactTexts[kind];
  const { form, wait } = useContactForm({
    purpose: 'CHANGE_CONTACT',
    advice,
    contactOf: (typed) => contactOfKind(kind, typed),
    onSent,
  });
  return (
    <form {...form.props}>
      <Stack>
        <TextInput
          {...form.field('contact')}
          {...field}
          label={label}
          description="We send a code of six digits there."
          name={kind}
          autoCapitalize="none"
          spellCheck={false}
          ref={useFocusOnMount()}
        />
        <CodeRefusal error={form.error} wait={wait} />
        <Group gap="sm">
          <Button type="submit" loading={form.busy} disabled={wait > 0}>
            Send the code
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
