import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import type { Action, Actionable } from './action.ts';
import { ActionForm } from './ActionForm.tsx';
import { Receipt } from './Receipt.tsx';

export interface ActionDialogProps<Entity extends Actionable> {
  readonly action: Action<Entity>;
  readonly entity: Entity;
  /** Asks for the thing again. */
  readonly refetch: () => unknown;
  readonly onClose: () => void;
}

/** Does one thing with an entity: form, preview, confirmation, conflict, receipt. */
export function ActionDialog<Entity extends Actionable>(props: ActionDialogProps<Entity>) {
  const { action, onClose } = props;
  const [answer, setAnswer] = useState<unknown>();
  const formats = { money: useMoneyText() };
  return (
    <Modal opened onClose={onClose} title={action.label} closeButtonProps={{ 'aria-label': 'Close' }}>
      {answer === undefined || !action.receipt ? (
        <ActionForm {...props} onDone={action.receipt ? setAnswer : onClose} />
      ) : (
        <Receipt {...action.receipt(answer, formats)} onClose={onClose} />
      )}
    </Modal>
  );
}
