import { Alert, Fieldset, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { selectShell } from '#src/platform/shell.ts';
import { useAppSelector } from '#src/platform/use-store.ts';

interface Props {
  /** What cannot be done now, and what becomes of it: "It is signed once you’re back online." */
  readonly why: string;
  readonly children: ReactNode;
}

/** Fields and buttons whose answer decides what comes next: without a network they are disabled, and keep what was typed. */
export function OnlineOnly({ why, children }: Props) {
  const { online } = useAppSelector(selectShell);
  return (
    <Stack gap="sm">
      {!online && (
        <Alert color="warning" role="status">
          You’re offline. {why}
        </Alert>
      )}
      <Fieldset variant="unstyled" disabled={!online}>
        {children}
      </Fieldset>
    </Stack>
  );
}
