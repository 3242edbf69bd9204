import type { ButtonProps } from '@mantine/core';
import type { Permission } from '#contracts/permissions.ts';
import { RefusableButton } from '#src/ui/RefusableButton.tsx';
import { useLackingPermission } from './use-lacking-permission.ts';

interface Props extends ButtonProps {
  readonly needs: Permission;
  readonly onClick: () => void;
}

/** A button that begins something: who may not do it reads which permission is missing. */
export function PermittedButton({ needs, ...button }: Props) {
  return <RefusableButton {...button} refusal={useLackingPermission()([needs])} />;
}
