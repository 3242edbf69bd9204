import { Alert, type AlertProps } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { type Tone, toneIcons } from '#src/ui/parts/tone-icons.ts';

interface Props
  extends
    Omit<AlertProps, 'color' | 'icon'>,
    Omit<HTMLAttributes<HTMLDivElement>, 'color' | 'style' | 'title'> {
  readonly color: Exclude<Tone, 'neutral'>;
}

/** A notice in the colour of a status, with the icon of that status: it is never shown by colour alone. */
export function StatusAlert(props: Props) {
  return <Alert icon={<Icon name={toneIcons[props.color]} />} {...props} />;
}
