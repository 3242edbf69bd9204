import { Anchor, Box, Button, PinInput, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { asciiDigits } from '#contracts/digits.ts';
import { verifyChallenge } from '#contracts/auth/endpoints.ts';
import type { Challenge, VerifiedChallenge } from '#contracts/auth/challenge.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { oneTimeCodeLength } from '#src/platform/settings/constants.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useLocalDeadline, useSecondsLeft } from '#src/platform/browser/use-seconds-left.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { Countdown } from '#src/ui/format/Countdown.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { useVerifyChallengeMutation } from './api.ts';
import classes from './CodeForm.module.css';
import { CodeTrouble } from './CodeTrouble.tsx';
import { onCodeOffered } from './code-autofill.ts';
import { codeIn } from './code-in.ts';
import { troubleOf } from './code-trouble.ts';
import { useWait } from './use-wait.ts';
import { watchTextMessages } from './web-otp.ts';

interface Props {
  challenge: Challenge;
  submitLabel: string;
  /** Shown below the label: what the code is for, such as logging in or confirming an amount. */
  purpose: ReactNode;
  /** Says how many attempts are left. */
  isCounted?: true;
  /** Submits after the sixth digit. Not for codes that confirm a purchase, which need a press of the button. */
  eager?: boolean;
  /** True while the next step, or the request for another code, is running. */
  busy: boolean;
  /** The error of the next step, or of the last request for another code. */
  error: unknown;
  onVerified: (verified: VerifiedChallenge) => void;
  /** Called when the code was refused: what it is for may have changed. */
  onRefused?: () => void;
  /** Undefined if the contact is not known after a reload, so that no other code can be sent to it. */
  onResend: (() => void) | undefined;
  /** Another way to get a code, beside sending it again. */
  instead?: ReactNode;
}

/** The whole wait for another code, in seconds. */
const coolDownOf = ({ issuedAt, resendAt }: Challenge) =>
  Math.ceil((Date.parse(resendAt) - Date.parse(issuedAt)) / 1_000);

/**
 * The form for a six-digit code: the field, the error of the last attempt, and a button for another code after the
 * wait.
 */
export function CodeForm(props: Props) {
  const {
    challenge,
    submitLabel,
    purpose,
    isCounted,
    eager = false,
    onVerified,
    onRefused,
    onResend,
  } = props;
  const { online } = useAppSelector(selectShell);
  const [send] = useVerifyChallengeMutation();
  const form = useContractForm(verifyChallenge, {
    initial: { code: '' },
    advice: { code: `Enter the ${oneTimeCodeLength} digits` },
    call: { params: { challengeId: challenge.id } },
    async send(call) {
      const response = await send(call);
      if (response.error !== undefined) onRefused?.();
      return response;
    },
    onDone: onVerified,
  });
  const { code } = form.values;
  const busy = form.busy || props.busy;
  const error = form.error ?? props.error;
  useUnsavedWork(code !== '' || busy); // true also between a right code and the next step
  const first = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { attemptsLeft } = problemOf(error, 'otp-invalid') ?? challenge;
  const trouble = troubleOf(error);
  const locked = useWait(problemOf(error, 'otp-locked')?.retryAfterS ?? null, error);
  const isLocked = locked > 0;
  const refusedFor = useWait(trouble?.waitS ?? null, error);
  // the backend's clock is known to a second only: without the limit the wait could begin with a second too many
  const coolDown = Math.min(useSecondsLeft(useLocalDeadline(challenge.resendAt)), coolDownOf(challenge));
  const resendIn = Math.max(coolDown, refusedFor);

  const submit = (digits: string) => {
    if (digits.length === oneTimeCodeLength && !busy && !isLocked && online) void form.submit();
  };
  const enterCode = useEffectEvent((text: string) => {
    const code = codeIn(text);
    if (code === null || busy || isLocked) return;
    flushSync(() => form.set('code', code)); // which enables the button
    button.current?.focus();
    if (eager) submit(code);
  });
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      const field = target instanceof Element ? target.closest('input, textarea') : null;
      if (field === null || first.current?.form?.contains(field))
        enterCode(clipboardData?.getData('text') ?? '');
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  useEffect(() => {
    if (isLocked) return undefined;
    const stop = onCodeOffered((text) => enterCode(text));
    watchTextMessages();
    return stop;
  }, [isLocked]);
  // After another code was sent or a code was refused: clears the field and focuses the first digit.
  const empty = useEffectEvent(() => {
    form.set('code', '');
    first.current?.focus();
  });
  useEffect(() => {
    // the code may be right, so it is kept for another attempt
    if (error !== undefined && troubleOf(error) === null) return;
    empty();
  }, [challenge.id, error]);

  // no code helps
  if (problemOf(error, 'account-blocked'))
    return (
      <Box mb="sm">
        <ProblemNotice error={error} />
      </Box>
    );
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
          <Text fw="var(--mantine-font-weight-medium)">Code sent to {challenge.maskedTarget}</Text>
          <Text size="sm" c="dimmed">
            {purpose}
            {isCounted && ` You have ${attemptsLeft === 1 ? '1 attempt' : `${attemptsLeft} attempts`}.`}
          </Text>
        </div>
        <PinInput
          id={`${id}-pin`} // without an id its inputs are recreated after the first render, which loses the focus
          ref={first}
          value={code}
          type={/^\p{Nd}$/u}
          onChange={(digits) => form.set('code', asciiDigits(digits))}
          {...(eager && { onComplete: (digits: string) => submit(asciiDigits(digits)) })}
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
            if (key === 'Enter') submit(code); // the inputs ignore every key that is no digit, including Enter
          }}
        />
        <CodeTrouble id={`${id}-trouble`} error={error} locked={locked} />
        <OnlineOnly why="The code can be checked once you’re back online.">
          <Button
            ref={button}
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
