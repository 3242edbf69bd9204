import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { Action, Actionable } from './action.ts';
import { ActionForm } from './ActionForm.tsx';
import { Receipt } from './Receipt.tsx';

interface Props<Entity extends Actionable> {
  readonly action: Action<Entity>;
  readonly entity: Entity;
  /** Asks for the thing again. */
  readonly refetch: () => unknown;
  readonly onClose: () => void;
}

/** Does one thing with an entity: form, preview, confirmation, conflict, receipt. */
export function ActionDialog<Entity extends Actionable>(props: Props<Entity>) {
  const { action, onClose } = props;
  const [answer, setAnswer] = useState<unknown>();
  return (
    <Modal opened onClose={onClose} title={action.label} closeButtonProps={{ 'aria-label': 'Close' }}>
      {answer === undefined ? (
        <ActionForm {...props} onDone={setAnswer} />
      ) : (
        <Receipt action={action} answer={answer} onClose={onClose} />
      )}
    </Modal>
  );
}
