import { PinInput } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Challenge } from '#contracts/auth/challenge.ts';
import { problemOf } from '#src/errors/api-error.ts';
import { oneTimeCodeLength } from '#src/platform/constants.ts';
import { useUnsavedWork } from '#src/platform/use-unsaved-work.ts';
import { Button } from '#src/ui/Button.tsx';
import { Countdown } from '#src/ui/Countdown.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { useLocalDeadline, useSecondsLeft } from '#src/platform/use-seconds-left.ts';
import classes from './CodeForm.module.css';
import { onCodeOffered } from './code-autofill.ts';
import { codeIn } from './code-in.ts';
import { type CodeTrouble, troubleOf } from './code-trouble.ts';
import { useWait } from './use-wait.ts';

export interface CodeFormProps {
  challenge: Challenge;
  submitLabel: string;
  /** What the code is for, under the label: a sign-in, or the amount that it confirms. */
  purpose: ReactNode;
  /** Sends as soon as six digits are there. Not where the code signs something: that takes a press of its own. */
  eager?: boolean;
  busy: boolean;
  /** The error of the last attempt, or of the last request for another code. */
  error: unknown;
  onSubmit: (code: string) => void;
  /** Undefined when the contact to send another code to is not known after a reload. */
  onResend: (() => void) | undefined;
}

/** Six digits, what went wrong with the last six, and another code when the wait is over. Needs a `MantineProvider`. */
export function CodeForm(props: CodeFormProps) {
  const { challenge, submitLabel, purpose, eager = false, busy, error, onSubmit, onResend } = props;
  const [code, setCode] = useState('');
  useUnsavedWork(code !== '' || busy); // a code is kept nowhere, so a reload would lose it
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const trouble = troubleOf(error);
  const locked = useWait(problemOf(error, 'otp-locked')?.retryAfterS ?? null, error);
  const refusedFor = useWait(trouble?.waitS ?? null, error);
  const coolDown = useSecondsLeft(useLocalDeadline(challenge.resendAt));
  const resendIn = Math.max(coolDown, refusedFor);

  const submit = (digits: string) => {
    if (digits.length === oneTimeCodeLength && !busy && locked === 0) onSubmit(digits);
  };
  const take = useEffectEvent((text: string) => {
    const found = codeIn(text);
    if (found === null || busy || locked > 0) return;
    setCode(found);
    if (eager) submit(found);
  });
  useEffect(() => {
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      const field = target instanceof Element ? target.closest('input, textarea') : null;
      if (field === null || form.current?.contains(field)) take(clipboardData?.getData('text') ?? '');
    };
    document.addEventListener('paste', onPaste);
    const stop = onCodeOffered((text) => take(text));
    return () => {
      document.removeEventListener('paste', onPaste);
      stop();
    };
  }, []);
  // Another code, or a refused one: the field is empty again and the first digit has the focus.
  useEffect(() => {
    if (error !== undefined && troubleOf(error) === null) return; // it may be right: trying again must not cost typing
    setCode('');
    form.current?.querySelector('input')?.focus();
  }, [challenge.id, error]);

  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <p id={`${id}-label`} className={classes.label}>
        Code sent to {challenge.maskedTarget}
      </p>
      <p className={classes.purpose}>{purpose}</p>
      <PinInput
        id={`${id}-pin`} // without an id its fields are recreated after the first render, and lose the focus
        value={code}
        onChange={setCode}
        {...(eager && { onComplete: submit })}
        disabled={locked > 0}
        readOnly={busy}
        error={trouble?.kind === 'wrong' || trouble?.kind === 'locked'}
        aria-label="One-time code"
        getInputProps={(index) => ({
          'aria-label': `Digit ${index + 1} of ${oneTimeCodeLength}`,
          'aria-describedby': trouble ? `${id}-trouble` : undefined,
          'aria-invalid': trouble?.kind === 'wrong' || undefined,
        })}
        className={classes.pin}
      />
      <Trouble id={`${id}-trouble`} trouble={trouble} error={error} locked={locked} />
      <Button type="submit" fullWidth loading={busy} disabled={code.length < oneTimeCodeLength || locked > 0}>
        {submitLabel}
      </Button>
      {onResend && locked === 0 && (
        <p className={classes.again}>
          {resendIn > 0 ? (
            <Countdown what="Resend code in" seconds={resendIn} />
          ) : (
            <button type="button" onClick={onResend} disabled={busy}>
              Send another code
            </button>
          )}
        </p>
      )}
    </form>
  );
}

interface TroubleProps {
  id: string;
  trouble: CodeTrouble | null;
  error: unknown;
  locked: number;
}

function Trouble({ id, trouble, error, locked }: TroubleProps) {
  if (trouble === null) return error ? <ProblemNotice error={error} /> : null;
  return (
    <div id={id} role="alert" className={classes.trouble} data-kind={trouble.kind}>
      <p>{trouble.text}</p>
      {trouble.kind === 'locked' && locked > 0 && <Countdown what="Unlocks in" seconds={locked} />}
    </div>
  );
}
