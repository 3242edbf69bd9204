import { groupDigits } from '#src/kits/forms/group-digits.ts';
import { Button, Stack, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { problemOf } from '#src/errors/api-error.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { Countdown } from '#src/ui/format/Countdown.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { DemoValues } from '#src/ui/parts/DemoValues.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { pinFault, type PinFields as Fields } from './pin-fields.ts';
import { testScratchcards } from './test-scratchcards.ts';
import { usePinAttempts } from './use-pin-attempts.ts';

const CodeScanner = lazyDialog(() => import('./CodeScanner.tsx'));

/** The part of a contract form that these fields use. */
export interface PinForm {
  readonly values: Fields;
  readonly set: (name: keyof Fields, value: string) => void;
  readonly setAll: (fields: Fields) => void;
  readonly field: (name: keyof Fields) => { readonly error?: ReactNode };
  readonly error: unknown;
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
}

interface Props {
  readonly form: PinForm;
  readonly submitLabel: string;
  /** True where the pressed button was replaced by these fields. */
  readonly takesFocus: boolean;
}

/** The PIN and code of a scratchcard, with the refusal of the last attempt. */
export function PinFields({ form, submitLabel, takesFocus }: Props) {
  const { mocks } = useConfiguration();
  const { online } = useAppSelector(selectShell);
  const [scanning, setScanning] = useState(false);
  const pin = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const wrong = problemOf(form.error, 'card-pin-invalid');
  useEffect(() => {
    if (wrong) pin.current?.focus(); // as any field that was refused
  }, [wrong]);
  const lock = problemOf(form.error, 'card-redemption-locked');
  const used = problemOf(form.error, 'card-already-redeemed');
  const { text: attempts, wait } = usePinAttempts(form.error);
  const field = form.field('pin');
  const typed = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const { value, selectionEnd } = input;
    const grows = value.length > form.values.pin.length;
    form.set('pin', grows && selectionEnd === value.length ? groupDigits(value) : value);
  };
  return (
    <Stack>
      <TextInput
        {...field}
        ref={useMergedRef(pin, useFocusOnMount(takesFocus))}
        data-autofocus={takesFocus || undefined}
        label="PIN"
        description={
          <>
            16 digits under the scratch-off field
            <br />
            {attempts ?? '\u00a0'}
          </>
        }
        name="scratchcard-pin"
        inputMode="numeric"
        autoComplete="off"
        error={pinFault(form.values.pin) ?? field.error ?? wrong?.detail}
        onChange={typed}
      />
      <TextInput
        {...form.field('code')}
        ref={code}
        label="Code on the card"
        description="Optional"
        placeholder="0000-000000-0"
        name="scratchcard-code"
        inputMode="numeric"
        autoComplete="off"
        rightSectionWidth="auto"
        rightSection={
          'BarcodeDetector' in globalThis ? (
            <Button variant="subtle" size="xs" onClick={() => setScanning(true)}>
              Scan
            </Button>
          ) : null
        }
      />
      {scanning && (
        <CodeScanner
          onCode={(scanned) => {
            form.set('code', scanned);
            setScanning(false);
          }}
          onType={() => {
            flushSync(() => setScanning(false)); // its dialog would keep the focus
            code.current?.focus();
          }}
          onClose={() => setScanning(false)}
        />
      )}
      {wait > 0 && (
        <StatusAlert color="warning" title="Too many wrong PINs">
          <Countdown seconds={wait} what="You can try again in" />
        </StatusAlert>
      )}
      {used && (
        <StatusAlert color="warning" role="alert" title="This scratchcard is used up">
          It was redeemed on <DateTimeText value={used.redeemedAt} />.
        </StatusAlert>
      )}
      {form.error !== undefined && !wrong && !lock && !used && <ProblemNotice error={form.error} />}
      <NeedsNetwork>
        A PIN is checked here, but it is never kept to be sent later: redeem it once you’re back online.
      </NeedsNetwork>
      <Button type="submit" fullWidth loading={form.busy} disabled={!online || wait > 0}>
        {submitLabel}
      </Button>
      {mocks === 'on' && (
        <DemoValues
          label="Test scratchcards"
          heading="Scratchcards of this demo"
          values={testScratchcards}
          textOf={({ pin }) => pin}
          onUse={({ pin, code }) => form.setAll({ pin, code })}
        />
      )}
    </Stack>
  );
}
