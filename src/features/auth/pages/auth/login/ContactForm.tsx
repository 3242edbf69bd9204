import { Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Challenge } from '#contracts/auth/challenge.ts';
import { ContactFields } from '#src/features/auth/ContactFields.tsx';
import { LogInTerms } from '#src/features/auth/LogInTerms.tsx';
import { contactAdvice, contactOf } from '#src/features/auth/contact.ts';
import { useContactForm } from '#src/features/auth/use-contact-form.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useInBrowser } from '#src/platform/use-in-browser.ts';
import { loadRecovering } from '#src/platform/load-recovering.ts';
import { usePersistedField } from '#src/pwa/release/use-persisted-field.ts';
import { Card } from '#src/ui/Card.tsx';

const DemoAccounts = lazy(() => loadRecovering(() => import('#src/features/auth/DemoAccounts.tsx')));

interface Props {
  onSent: (challenge: Challenge, contact: string) => void;
}

/** The first step: the form for the contact to which the login code is sent, in the demo with its accounts. */
export function ContactForm({ onSent }: Props) {
  const { mocks } = useConfiguration();
  const inBrowser = useInBrowser(); // prerendered HTML is the same with and without mocks
  const persisted = usePersistedField('sign-in.contact');
  const contactForm = useContactForm({
    purpose: 'SIGN_IN',
    advice: contactAdvice,
    contactOf,
    persisted,
    onSent,
  });
  const { form } = contactForm;
  return (
    <>
      <Card>
        <form {...form.props}>
          <Stack>
            <ContactFields {...contactForm} />
          </Stack>
        </form>
      </Card>
      <LogInTerms />
      {mocks === 'on' && inBrowser && (
        <Suspense fallback={null}>
          <DemoAccounts onUse={(contact) => form.setAll({ contact })} />
        </Suspense>
      )}
    </>
  );
}
