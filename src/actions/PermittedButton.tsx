import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import type { Permission } from '#contracts/permissions.ts';
import { useModule } from '#src/ui/use-module.ts';
import { useLackingPermission } from './use-lacking-permission.ts';

interface Props extends ButtonProps {
  readonly needs: Permission;
  readonly onClick: () => void;
}

const load = () => import('./ButtonReason.tsx');

/** A button that begins something: who may not do it reads which permission is missing. */
export function PermittedButton({ needs, onClick, ...button }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  const reason = useLackingPermission()([needs]);
  const loaded = useModule(load, reason !== null);
  return (
    <>
      <Button
        ref={target}
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
      {loaded && reason !== null && <loaded.ButtonReason target={target} reason={reason} />}
    </>
  );
}
