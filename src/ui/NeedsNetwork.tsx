import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { selectShell } from '#src/platform/shell.ts';
import { useAppSelector } from '#src/platform/use-store.ts';

/** Why a command cannot be given now: without a network it would neither be answered nor kept to be sent later. */
export function NeedsNetwork({ children }: { readonly children: ReactNode }) {
  const { online } = useAppSelector(selectShell);
  return online ? null : (
    <Alert color="warning" role="status">
      You’re offline. {children}
    </Alert>
  );
}
