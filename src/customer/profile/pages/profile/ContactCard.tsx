import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { CodeForm } from '#src/customer/auth/CodeForm.tsx';
import { useCodeAgain } from '#src/customer/auth/use-code-again.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { type ContactKind, contactTexts } from './contact-texts.ts';
import { NewContactForm } from './NewContactForm.tsx';
import classes from './page.module.css';
import { useSentCode } from './use-sent-code.ts';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';

interface Props {
  readonly kind: ContactKind;
  /** Null if none was given. */
  readonly masked: string | null;
  readonly readOnly: boolean;
}

/** One contact with the steps of its change: the new contact, the code sent to it, a receipt. */
export function ContactCard({ kind, masked, readOnly }: Props) {
  const { heading, none, add, changeText } = contactTexts[kind];
  const { sent, keep } = useSentCode(kind);
  const [open, setOpen] = useState(sent !== null);
  const [wasOpen, setWasOpen] = useState(false);
  const changeButton = useFocusOnMount(wasOpen);
  /** Null after a reload too: another code cannot be sent to it then. */
  const [contact, setContact] = useState<string | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const again = useCodeAgain('CHANGE_CONTACT', keep);
  const enterAnother = () => {
    again.forget();
    keep(null);
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
              onSent={(challenge, to) => {
                setContact(to);
                keep(challenge);
              }}
              onCancel={close}
            />
          ) : (
            <>
              <CodeForm
                challenge={sent}
                purpose={`Enter the code to confirm that this ${contactTexts[kind].noun} is yours.`}
                submitLabel="Confirm"
                eager
                busy={again.busy}
                error={again.error}
                onVerified={(verified) => {
                  setReceipt(verified.challenge.maskedTarget);
                  close();
                }}
                onResend={contact === null ? undefined : () => void again.send(contact)}
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
          {changeText} {receipt}. We have sent a message to your previous contact, and logged you out
          everywhere else.
        </StatusAlert>
      )}
    </Card>
  );
}
