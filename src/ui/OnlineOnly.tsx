import { Fieldset, Stack } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
import { selectShell } from '#src/platform/shell.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { NeedsNetwork } from './NeedsNetwork.tsx';

interface Props {
  /** What cannot be done now, and what becomes of it: "It is confirmed once you’re back online." */
  readonly why: string;
  readonly children: ReactNode;
}

/** A part of what is online only is so with it, and the reason stands there once. */
const Inside = createContext(false);

/** Fields and buttons whose answer decides what comes next: without a network they are disabled, and keep what was typed. */
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
