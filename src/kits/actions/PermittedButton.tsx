import type { ButtonProps } from '@mantine/core';
import type { Permission } from '#contracts/permissions.ts';
import { RefusableButton } from '#src/ui/trouble/RefusableButton.tsx';
import { useLackingPermission } from './use-lacking-permission.ts';

interface Props extends ButtonProps {
  readonly needs: Permission;
  readonly onClick: () => void;
}

/** A button that starts an action. Without the permission it is inert and its tooltip says what the role cannot do. */
export function PermittedButton({ needs, ...button }: Props) {
  return <RefusableButton {...button} refusal={useLackingPermission()([needs])} />;
}
