import { Stack } from '@mantine/core';
import type { Challenge } from '#contracts/auth/challenge.ts';
import { ContactFields } from '#src/customer/auth/ContactFields.tsx';
import { DemoAccounts } from '#src/customer/auth/DemoAccounts.tsx';
import { LogInTerms } from '#src/customer/auth/LogInTerms.tsx';
import { contactOf } from '#contracts/users/entered-contact.ts';
import { contactAdvice } from '#src/customer/auth/contact.ts';
import { useContactForm } from '#src/customer/auth/use-contact-form.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useInBrowser } from '#src/platform/browser/use-in-browser.ts';
import { usePersistedField } from '#src/pwa/release/use-persisted-field.ts';
import { Card } from '#src/ui/parts/Card.tsx';

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
        <DemoAccounts
          onUse={(contact) => form.setAll({ contact })}
          onLogIn={(contact) => {
            form.setAll({ contact });
            void form.submit();
          }}
        />
      )}
    </>
  );
}
