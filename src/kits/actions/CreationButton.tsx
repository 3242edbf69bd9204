import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchMember } from '#src/platform/routing/use-search-member.ts';
import { type CreationName, creationParameter, creations } from './creations.ts';
import { PermittedButton } from './PermittedButton.tsx';
import { useSignedInAdministrator } from './use-signed-in-administrator.ts';

interface Props extends Omit<ButtonProps, 'children'> {
  readonly name: CreationName;
  /** Renders the form; called with the function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * The button that creates something on its page. The address records that its form is open (`?new=batch`), but the form
 * waits until the permissions are known, so that people without the permission never see it, and its dates are those of
 * the backend's clock.
 */
export function CreationButton({ name, children, ...button }: Props) {
  const creation = creations[name];
  const [open, show] = useSearchMember(creationParameter);
  const isPermitted = useSignedInAdministrator()?.permissions.includes(creation.needs);
  return (
    <>
      <PermittedButton {...button} needs={creation.needs} onClick={() => show(name)}>
        {'button' in creation ? creation.button : creation.label}
      </PermittedButton>
      {isPermitted && open === name && children(() => show(null))}
    </>
  );
}
