import { Modal, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Action, Actionable } from './action.ts';
import { ActionForm } from './ActionForm.tsx';
import { Receipt } from './Receipt.tsx';
import { UndoAction } from './UndoAction.tsx';
import { useFormats } from './use-formats.ts';

export interface ActionDialogProps<Entity extends Actionable> {
  readonly action: Action<Entity>;
  readonly entity: Entity;
  /** The name of the entity, for a dialog over a list of others. */
  readonly about?: string;
  /** Fetches the entity again. */
  readonly refetch: () => unknown;
  /** Offered in the receipt: what leads on from the action. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** The dialog of one action on an entity: form, preview, confirmation, conflict, receipt. */
export function ActionDialog<Entity extends Actionable>(props: ActionDialogProps<Entity>) {
  const { action, entity, about, children, onClose } = props;
  const [done, setDone] = useState<{ readonly action: Action<Entity>; readonly response: unknown }>();
  const formats = useFormats();
  const receipt = done?.action.receipt?.(done.response, formats);
  const undo = done?.action.undo;
  return (
    <Modal
      opened
      onClose={onClose}
      title={(done?.action ?? action).label}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {about !== undefined && (
        <Text size="xs" c="dimmed" mb="xs">
          {about}
        </Text>
      )}
      {receipt === undefined ? (
        <ActionForm
          {...props}
          onDone={action.receipt ? (response) => setDone({ action, response }) : onClose}
        />
      ) : (
        <Receipt
          key={done?.action.label}
          {...(action.endpoint.access === 'administrator' && { auditOf: entity.id })}
          {...receipt}
          onClose={onClose}
        >
          {undo && (
            <UndoAction
              action={undo}
              entity={done?.response as Entity} // the command of an action with `undo` answers with the entity
              onDone={(response) => setDone({ action: undo, response })}
            />
          )}
          {children}
        </Receipt>
      )}
    </Modal>
  );
}
