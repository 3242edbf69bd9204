import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DialogButtons.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The buttons at the end of a dialog, the one that it is for last; on phones they are as wide as the dialog. */
export function DialogButtons({ className = '', children }: Props) {
  return (
    <Group justify="flex-end" gap="xs" className={`${classes.buttons} ${className}`}>
      {children}
    </Group>
  );
}
