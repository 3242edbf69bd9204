import { Alert, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Notice.module.css';

/** A notice about the purchase above its step, with its actions. */
export function Notice({ text, actions }: { text: string; actions?: ReactNode }) {
  return (
    <Alert role="status" color="accent" className={classes.notice}>
      <Group justify="space-between">
        {text}
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
    </Alert>
  );
}
