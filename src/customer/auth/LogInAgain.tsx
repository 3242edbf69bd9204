import { Anchor, Group, Modal, Stack, Text } from '@mantine/core';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { codeMinutes } from '#contracts/periods.ts';
import type { Challenge, VerifiedChallenge } from '#contracts/auth/challenge.ts';
import { homeOf } from '#src/platform/routing/access.ts';
import { nextTask } from '#src/platform/browser/next-task.ts';
import {
  type Expiry,
  isSamePerson,
  selectSession,
  sessionRenewed,
  signedIn,
  signedOut,
} from '#src/platform/session/session.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { CodeForm } from './CodeForm.tsx';
import { ContactFields } from './ContactFields.tsx';
import { contactOf } from '#contracts/users/entered-contact.ts';
import { contactAdvice } from './contact.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { sessionOf } from './session-of.ts';
import { useCodeAgain } from './use-code-again.ts';
import { useContactForm } from './use-contact-form.ts';

const why: Readonly<Record<Expiry, string>> = {
  idle: 'You were away for a while.',
  absolute: 'For your security, a session has a time limit.',
};

const link = { component: 'button', type: 'button', size: 'sm', underline: 'always' } as const;

interface Sent {
  readonly challenge: Challenge;
  readonly contact: string;
}

interface Props {
  readonly expiry: Expiry;
  /** Guests can use the page, too. */
  readonly isForGuests: boolean;
}

/**
 * Asks the person whose session has expired to log in again, above the page, which stays as it is. When another person
 * logs in, the page is left first, so that they see nothing that was typed or read in it.
 */
export default function LogInAgain({ expiry, isForGuests }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const expired = useAppSelector(selectSession);
  const [sent, setSent] = useState<Sent | null>(null);
  const again = useCodeAgain('SIGN_IN', (challenge) =>
    setSent((before) => before && { ...before, challenge }),
  );
  const leave = () => dispatch(signedOut({ isLost: true }));
  const content = useRef<HTMLDivElement>(null);
  useFocusAbove(content);

  async function verified(response: VerifiedChallenge): Promise<void> {
    if (response.purpose !== 'SIGN_IN') return;
    const session = sessionOf(response.signedIn);
    if (isSamePerson(expired, session)) {
      dispatch(sessionRenewed(session));
      return;
    }
    leave();
    await nextTask(); // the page has been left by then
    dispatch(signedIn(session));
    void navigate(homeOf(session.role), { replace: true });
  }

  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title="Your session has ended"
      zIndex={225} // above a dialog that opens later, and below the demo's phone
      overlayProps={{ blur: 8 }} // hides what the page shows until the login
    >
      <Stack gap="md" ref={content} onFocusCapture={keepEscape}>
        <Text size="sm">{why[expiry]} Log in again to continue. What you entered is still here.</Text>
        {sent === null ? (
          <ContactStep onSent={(challenge, contact) => setSent({ challenge, contact })} />
        ) : (
          <CodeForm
            challenge={sent.challenge}
            purpose={`The code logs you in. It is valid for ${codeMinutes} minutes.`}
            submitLabel="Log in"
            eager
            busy={again.busy}
            error={again.error}
            onVerified={(response) => void verified(response)}
            onResend={() => void again.send(sent.contact)}
          />
        )}
        <Group justify="space-between" gap="xs">
          {sent !== null && (
            <Anchor {...link} onClick={() => setSent(null)}>
              Use another contact
            </Anchor>
          )}
          <Anchor {...link} onClick={leave}>
            {isForGuests ? 'Continue as a guest' : 'Leave this page'}
          </Anchor>
        </Group>
      </Stack>
    </Modal>
  );
}

function ContactStep({ onSent }: { readonly onSent: (challenge: Challenge, contact: string) => void }) {
  const { mocks } = useConfiguration();
  const contactForm = useContactForm({ purpose: 'SIGN_IN', advice: contactAdvice, contactOf, onSent });
  const { form } = contactForm;
  return (
    <form {...form.props}>
      <Stack>
        <ContactFields {...contactForm} />
        {mocks === 'on' && <DemoAccounts onUse={(contact) => form.setAll({ contact })} />}
      </Stack>
    </form>
  );
}

/** Keeps Escape from closing a dialog below this one: Mantine's dialogs ignore the key on elements with this attribute. */
function keepEscape({ target }: FocusEvent): void {
  target.setAttribute('data-mantine-stop-propagation', 'true');
}

/** Takes the focus back from a dialog that opens below this one, since its code or its answer has come only now. */
function useFocusAbove(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const takeBack = ({ target }: Event) => {
      const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
      if (dialog && !dialog.contains(content.current)) content.current?.querySelector('input')?.focus();
    };
    document.addEventListener('focusin', takeBack);
    return () => document.removeEventListener('focusin', takeBack);
  }, [content]);
}
