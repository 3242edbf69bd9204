import type { ButtonProps } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { RefusableButton } from '#src/ui/RefusableButton.tsx';
import { type CreationName, creationParameter, creations } from './creations.ts';
import { useLackingPermission } from './use-lacking-permission.ts';
import { useOwnPermissions } from './use-own-permissions.ts';

interface Props extends Omit<ButtonProps, 'children'> {
  readonly what: CreationName;
  /** Renders the form; called with the function that closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * The button that creates something on its page. The address says that its form is open (`?new=batch`), but it waits
 * until the permissions are known: who lacks one never sees the form, and its dates are by the backend's clock.
 */
export function CreationButton({ what, children, ...button }: Props) {
  const creation = creations[what];
  const refusal = useLackingPermission()([creation.needs]);
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const show = (isOpen: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOpen) next.set(creationParameter, what);
        else next.delete(creationParameter);
        return next;
      },
      { replace: true, state },
    );
  const isPermitted = useOwnPermissions()?.includes(creation.needs);
  const isOpen = isPermitted && search.get(creationParameter) === what;
  return (
    <>
      <RefusableButton {...button} refusal={refusal} onClick={() => show(true)}>
        {'button' in creation ? creation.button : creation.label}
      </RefusableButton>
      {isOpen && <Suspense>{children(() => show(false))}</Suspense>}
    </>
  );
}
