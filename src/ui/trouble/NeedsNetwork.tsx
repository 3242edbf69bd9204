import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { failureTexts } from '#src/errors/failure-texts.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { StatusAlert } from './StatusAlert.tsx';

interface Props {
  /** What cannot be done offline, or what happens to it. */
  readonly children: ReactNode;
  /** `text` is a quiet line, for a place beside other content; by default a notice. */
  readonly variant?: 'notice' | 'text';
}

/** Says that the browser is offline and what this means here; nothing while there is a network. */
export function NeedsNetwork({ children, variant = 'notice' }: Props) {
  const { online } = useAppSelector(selectShell);
  const { title } = failureTexts.offline;
  if (online) return null;
  return variant === 'text' ? (
    <Text size="sm" c="dimmed">
      {title}. {children}
    </Text>
  ) : (
    <StatusAlert color="warning" role="status">
      {title}. {children}
    </StatusAlert>
  );
}
