import { Button } from '@mantine/core';
import { useState } from 'react';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import type { Action, Actionable } from './action.ts';
import { useUndoWindow } from './use-undo-window.ts';

interface Props<Entity extends Actionable> {
  /** The action that reverses the command. */
  readonly action: Action<Entity>;
  /** The entity after the command. */
  readonly entity: Entity;
  readonly onDone: (response: unknown) => void;
}

/** The reason that the audit log records for an undo. */
export const undoReason = 'Undone';

/** Shows the button that reverses the command, for `undoMs` after it. */
export function UndoAction<Entity extends Actionable>({ action, entity, onDone }: Props<Entity>) {
  const isOpen = useUndoWindow();
  const [send] = action.useSend();
  const sendOnce = useSendOnce();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function undo(): Promise<void> {
    setBusy(true);
    const { data, error: failure } = await sendOnce(`undo ${entity.id}`, async (key) =>
      send({ ...action.target(entity), ...(action.form && { body: { reason: undoReason } }), key }),
    );
    setBusy(false);
    setError(failure);
    if (failure === undefined) onDone(data);
  }

  return (
    <>
      {error !== undefined && <ProblemNotice error={error} />}
      {(isOpen || busy) && (
        <Button variant="default" size="sm" loading={busy} onClick={() => void undo()}>
          Undo
        </Button>
      )}
    </>
  );
}
