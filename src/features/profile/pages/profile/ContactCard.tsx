import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { Challenge } from '#contracts/auth/challenge.ts';
import { CodeForm } from '#src/features/auth/CodeForm.tsx';
import { useCodeAgain } from '#src/features/auth/use-code-again.ts';
import { Card } from '#src/ui/Card.tsx';
import { type ContactKind, contactTexts } from './contact-texts.ts';
import { NewContactForm } from './NewContactForm.tsx';
import classes from './page.module.css';
import { StatusAlert } from '#src/ui/StatusAlert.tsx';
import { useFocusOnMount } from '#src/ui/use-focus-on-mount.ts';

interface Props {
  readonly kind: ContactKind;
  /** Null if none was given. */
  readonly masked: string | null;
  readonly readOnly: boolean;
}

interface Sent {
  readonly challenge: Challenge;
  readonly contact: string;
}

/** One contact with the steps of its change: the new contact, the code sent to it, a receipt. */
export function ContactCard({ kind, masked, readOnly }: Props) {
  const { heading, none, add, changed } = contactTexts[kind];
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const changeButton = useFocusOnMount(wasOpen);
  const [sent, setSent] = useState<Sent | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const again = useCodeAgain('CHANGE_CONTACT', (challenge) => setSent(sent && { ...sent, challenge }));
  const enterAnother = () => {
    again.forget();
    setSent(null);
  };
  const close = () => {
    enterAnother();
    setWasOpen(true);
    setOpen(false);
  };
  return (
    <Card beside heading={heading}>
      {!(open && !readOnly) ? (
        <div className={classes.row}>
          <Text {...(masked === null && { c: 'dimmed' })}>{masked ?? none}</Text>
          {!readOnly && (
            <Button
              variant="default"
              size="sm"
              ref={changeButton}
              aria-label={`${masked === null ? 'Add' : 'Change'} ${heading.toLowerCase()}`}
              onClick={() => {
                setReceipt(null);
                setOpen(true);
              }}
            >
              {masked === null ? add : 'Change'}
            </Button>
          )}
        </div>
      ) : (
        <div className={classes.form}>
          {sent === null ? (
            <NewContactForm
              kind={kind}
              onSent={(challenge, contact) => setSent({ challenge, contact })}
              onCancel={close}
            />
          ) : (
            <>
              <CodeForm
                challenge={sent.challenge}
                purpose={`Enter the code to confirm that this ${contactTexts[kind].noun} is yours.`}
                submitLabel="Confirm"
                eager
                busy={again.busy}
                error={again.error}
                onVerified={(verified) => {
                  setReceipt(verified.challenge.maskedTarget);
                  close();
                }}
                onResend={() => void again.send(sent.contact)}
              />
              <Anchor component="button" type="button" size="sm" onClick={enterAnother}>
                Use another {contactTexts[kind].noun}
              </Anchor>
            </>
          )}
        </div>
      )}
      {receipt !== null && (
        <StatusAlert color="success" role="status" mt="sm">
          {changed} {receipt}. We have sent a message to your previous contact, and logged you out everywhere
          else.
        </StatusAlert>
      )}
    </Card>
  );
}
