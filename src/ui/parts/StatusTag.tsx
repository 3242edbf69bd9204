import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { type Tone, toneIcons } from './tone-icons.ts';

interface Props {
  tone: Tone;
  /** Replaces the icon of the tone; a status is never shown by colour alone. */
  icon?: IconName;
  children: ReactNode;
}

/** A status with colour, icon and text. */
export function StatusTag({ tone, icon, children }: Props) {
  const name = icon ?? (tone === 'neutral' ? undefined : toneIcons[tone]);
  return (
    <Badge
      component="span"
      color={tone === 'neutral' ? 'secondary' : tone}
      leftSection={name && <Icon name={name} size={14} />}
    >
      {children}
    </Badge>
  );
}
