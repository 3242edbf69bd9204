import { Fieldset, Stack } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { NeedsNetwork } from './NeedsNetwork.tsx';

interface Props {
  /** What cannot be done offline and what happens to it: "It is confirmed once you’re back online." */
  readonly why: string;
  readonly children: ReactNode;
}

/** True inside another `OnlineOnly`, which already shows the reason. */
const Inside = createContext(false);

/** Fields and buttons that need the backend's answer. Offline they are disabled and keep their input. */
export function OnlineOnly({ why, children }: Props) {
  const { online } = useAppSelector(selectShell);
  const isInside = useContext(Inside);
  if (isInside) return children;
  return (
    <Inside value>
      <Stack gap="sm">
        <NeedsNetwork>{why}</NeedsNetwork>
        <Fieldset variant="unstyled" disabled={!online}>
          {children}
        </Fieldset>
      </Stack>
    </Inside>
  );
}
