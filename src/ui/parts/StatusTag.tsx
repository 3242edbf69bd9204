import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import classes from './StatusTag.module.css';
import type { Tone } from './tone-icons.ts';

interface Props {
  tone: Tone;
  /** Instead of the dot, where the status is about a thing: a lock. */
  icon?: IconName;
  children: ReactNode;
}

/** A status as a word with a dot in its colour. One that says what is usual is left out. */
export function StatusTag({ tone, icon, children }: Props) {
  return (
    <Badge
      component="span"
      color={tone === 'neutral' ? 'secondary' : tone}
      leftSection={
        icon ? <Icon name={icon} size={14} /> : <span aria-hidden="true" className={classes.dot} />
      }
    >
      {children}
    </Badge>
  );
}
