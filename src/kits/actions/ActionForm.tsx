import { Button, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { NeedsNetwork } from '#src/ui/trouble/NeedsNetwork.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { type Action, type Actionable, stateOf } from './action.ts';
import { confirmKey, isConfirmKey } from './confirm-key.ts';
import { Preview } from './Preview.tsx';
import { useActionForm } from './use-action-form.ts';
import { useConflict } from './use-conflict.tsx';
import { useFormats } from './use-formats.ts';

interface Props<Entity extends Actionable> {
  readonly action: Action<Entity>;
  readonly entity: Entity;
  readonly refetch: () => unknown;
  readonly onDone: (response: unknown) => void;
  readonly onClose: () => void;
}

/** The form of an action: its fields, the preview of its effect, and the button that sends it. */
export function ActionForm<Entity extends Actionable>(props: Props<Entity>) {
  const { action, entity, refetch, onDone, onClose } = props;
  const { compares = [], Refusal } = action;
  const { base, renderConflict, otherError } = useConflict(entity, {
    compares,
    refetch,
    refusedNow: (now) => stateOf(now, action.name)?.reason ?? null,
    onClose,
  });
  const { form, current, settled, isSettled, giveUp } = useActionForm(action, base, onDone);
  /** The body that the visible preview belongs to; null after an input until the new preview has arrived. */
  const [previewed, setPreviewed] = useState<unknown>(null);
  const formats = useFormats();
  const { online } = useAppSelector(selectShell);
  const conflict = renderConflict(form.error);
  // The button waits until the preview of the current body is shown. Invalid fields are reported when it is pressed.
  const waits = action.simulation !== undefined && current !== null && !(previewed === settled && isSettled);
  const renderError = (error: unknown) =>
    Refusal ? <Refusal error={error} onLeave={onClose} /> : <ProblemNotice error={error} />;
  const refusal = otherError(form.error);
  const refusalPart = refusal !== undefined && renderError(refusal);
  const inputs = Object.entries(action.form ?? {}).flatMap(([name, { Input }]) =>
    Input ? [{ name, Input }] : [],
  );
  // Without a field, the focus starts on the button that sends the form, or on the other one if the action cannot be
  // undone.
  const start =
    inputs.length > 0 ? 'field' : action.tone === 'danger' || waits || !online ? 'dismiss' : 'send';
  const dismissing = useRef<HTMLButtonElement>(null);
  const sending = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The preview has arrived: the focus moves on from where it waited, unless a person has moved it.
    if (start === 'send' && document.activeElement === dismissing.current) sending.current?.focus();
  }, [start]);
  /** The field in which Enter was pressed before the preview was there. */
  const awaitedIn = useRef<Element | null>(null);
  useEffect(() => {
    if (waits || awaitedIn.current === null) return;
    if (awaitedIn.current === document.activeElement) sending.current?.focus();
    awaitedIn.current = null;
  }, [waits]);
  /** Enter before the preview is there leads to the button when it is, because what is confirmed has to be seen. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isEnter = event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement);
    if (event.repeat && (isEnter || isConfirmKey(event))) {
      event.preventDefault(); // the key is held since before the preview
      return;
    }
    const isPressed = isConfirmKey(event) || (isEnter && event.target instanceof HTMLInputElement);
    awaitedIn.current = waits && isPressed ? document.activeElement : null;
    if (!waits) confirmKey(event);
  }
  if (conflict !== null) return conflict;
  return (
    <form {...form.props}>
      <Stack gap="md" onKeyDown={onKeyDown}>
        {action.lead && (
          <Text size="sm" component="div">
            {action.lead(base, formats)}
          </Text>
        )}
        {inputs.map(({ name, Input }, index) => (
          <Input
            key={name}
            entity={base}
            controlled={{ ...form.field(name), ...(index === 0 && { 'data-autofocus': true }) }}
          />
        ))}
        {action.simulation ? (
          <Preview
            simulation={action.simulation}
            entity={base}
            body={settled}
            onShown={setPreviewed}
            renderError={renderError}
          >
            {refusalPart}
          </Preview>
        ) : (
          refusalPart
        )}
        <NeedsNetwork>This can be done once you’re back online.</NeedsNetwork>
        <DialogButtons>
          <Button
            ref={dismissing}
            variant="default"
            size="sm"
            data-autofocus={start === 'dismiss' || undefined}
            onClick={() => {
              giveUp();
              onClose();
            }}
          >
            {action.dismiss ?? 'Cancel'}
          </Button>
          <Button
            ref={sending}
            type="submit"
            size="sm"
            data-autofocus={start === 'send' || undefined}
            {...(action.tone === 'danger' && { color: 'error' })}
            loading={form.busy}
            disabled={waits || !online}
          >
            {(current !== null && action.confirm?.(current, formats, base)) || action.label}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
