import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import type { Permission } from '#contracts/permissions.ts';
import { useLackingPermission } from './use-lacking-permission.ts';

interface Props extends ButtonProps {
  readonly needs: Permission;
  readonly onClick: () => void;
}

/** A button that begins something: who may not do it reads which permission is missing. */
export function PermittedButton({ needs, onClick, ...button }: Props) {
  const reason = useLackingPermission()([needs]);
  return (
    <Tooltip
      label={reason}
      disabled={reason === null}
      multiline
      maw="16rem"
      events={{ hover: true, focus: true, touch: true }}
    >
      <Button
        size="sm"
        {...button}
        // Not `disabled`: who uses the keyboard comes here, too, and reads why.
        {...(reason !== null && {
          'aria-disabled': true,
          'aria-description': reason,
          'data-disabled': true,
        })}
        onClick={() => {
          if (reason === null) onClick();
        }}
      />
    </Tooltip>
  );
}
