import { Anchor, Button, PinInput, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { verifyChallenge } from '#contracts/auth/endpoints.ts';
import type { Challenge, VerifiedChallenge } from '#contracts/auth/challenge.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { useContractForm } from '#src/forms/use-contract-form.ts';
import { oneTimeCodeLength } from '#src/platform/constants.ts';
import { selectShell } from '#src/platform/shell.ts';
import { useLocalDeadline, useSecondsLeft } from '#src/platform/use-seconds-left.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { useUnsavedWork } from '#src/platform/use-unsaved-work.ts';
import { Countdown } from '#src/ui/Countdown.tsx';
import { OnlineOnly } from '#src/ui/OnlineOnly.tsx';
import { useVerifyChallengeMutation } from './api.ts';
import classes from './CodeForm.module.css';
import { CodeTrouble } from './CodeTrouble.tsx';
import { onCodeOffered } from './code-autofill.ts';
import { codeIn } from './code-in.ts';
import { troubleOf } from './code-trouble.ts';
import { useWait } from './use-wait.ts';

interface Props {
  challenge: Challenge;
  submitLabel: string;
  /** What the code is for, under the label: a sign-in, or the amount that it confirms. */
  purpose: ReactNode;
  /** Sends as soon as six digits are there. Not where the code signs something: that takes a press of its own. */
  eager?: boolean;
  /** What follows the code, or the request for another one, is under way. */
  busy: boolean;
  /** The error of what followed the code, or of the last request for another one. */
  error: unknown;
  onVerified: (verified: VerifiedChallenge) => void;
  /** Undefined when the contact to send another code to is not known after a reload. */
  onResend: (() => void) | undefined;
  /** Another way to get a code, beside that. */
  instead?: ReactNode;
}

/** Six digits, what went wrong with the last six, and another code when the wait is over. */
export function CodeForm(props: Props) {
  const { challenge, submitLabel, purpose, eager = false, onVerified, onResend } = props;
  const { online } = useAppSelector(selectShell);
  const [send] = useVerifyChallengeMutation();
  const form = useContractForm(verifyChallenge, {
    initial: { code: '' },
    advice: { code: `Enter the ${oneTimeCodeLength} digits` },
    call: { params: { challengeId: challenge.id } },
    send,
    onDone: onVerified,
  });
  const { code } = form.values;
  const busy = form.busy || props.busy;
  const error = form.error ?? props.error;
  useUnsavedWork(code !== '' || busy); // also between a code that was right and what follows it
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  const trouble = troubleOf(error);
  const locked = useWait(problemOf(error, 'otp-locked')?.retryAfterS ?? null, error);
  const isLocked = locked > 0;
  const refusedFor = useWait(trouble?.waitS ?? null, error);
  const coolDown = useSecondsLeft(useLocalDeadline(challenge.resendAt));
  const resendIn = Math.max(coolDown, refusedFor);

  const submit = (digits: string) => {
    if (digits.length === oneTimeCodeLength && !busy && !isLocked && online) void form.submit();
  };
  const take = useEffectEvent((text: string) => {
    const found = codeIn(text);
    if (found === null || busy || isLocked) return;
    form.set('code', found);
    if (eager) submit(found);
  });
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      const field = target instanceof Element ? target.closest('input, textarea') : null;
      if (field === null || first.current?.form?.contains(field)) take(clipboardData?.getData('text') ?? '');
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  useEffect(() => {
    if (isLocked) return undefined;
    const stop = onCodeOffered((text) => take(text));
    return stop;
  }, [isLocked]);
  // Another code, or a refused one: the field is empty again and the first digit has the focus.
  const empty = useEffectEvent(() => {
    form.set('code', '');
    first.current?.focus();
  });
  useEffect(() => {
    if (error !== undefined && troubleOf(error) === null) return; // it may be right: trying again must not cost typing
    empty();
  }, [challenge.id, error]);

  return (
    <form
      {...form.props}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <Stack>
        <div>
          <Text fw={600}>Code sent to {challenge.maskedTarget}</Text>
          <Text size="sm" c="dimmed">
            {purpose}
          </Text>
        </div>
        <PinInput
          id={`${id}-pin`} // without an id its fields are recreated after the first render, and lose the focus
          ref={first}
          value={code}
          onChange={(digits) => form.set('code', digits)}
          {...(eager && { onComplete: submit })}
          disabled={isLocked}
          readOnly={busy}
          error={trouble?.kind === 'wrong' || trouble?.kind === 'locked'}
          aria-label="One-time code"
          getInputProps={(index) => ({
            'aria-label': `Digit ${index + 1} of ${oneTimeCodeLength}`,
            'aria-describedby': trouble ? `${id}-trouble` : undefined,
            'aria-invalid': trouble?.kind === 'wrong' || undefined,
          })}
          className={classes.pin}
          onKeyDownCapture={({ key }: KeyboardEvent) => {
            if (key === 'Enter') submit(code); // the digits refuse every key that is no digit
          }}
        />
        <CodeTrouble id={`${id}-trouble`} error={error} locked={locked} />
        <OnlineOnly why="The code can be checked once you’re back online.">
          <Button
            type="submit"
            fullWidth
            loading={busy}
            disabled={code.length < oneTimeCodeLength || isLocked}
          >
            {submitLabel}
          </Button>
        </OnlineOnly>
        {onResend && !isLocked && online && (
          <Text size="sm" c="dimmed" component="div" className={classes.again}>
            {resendIn > 0 ? (
              <Countdown what="Resend code in" seconds={resendIn} />
            ) : (
              <Anchor
                component="button"
                type="button"
                size="sm"
                underline="always"
                disabled={busy}
                onClick={() => {
                  form.reset();
                  onResend();
                }}
              >
                Send another code
              </Anchor>
            )}
            {resendIn > 0 || props.instead}
          </Text>
        )}
      </Stack>
    </form>
  );
}
