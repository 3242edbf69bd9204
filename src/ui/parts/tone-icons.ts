import type { IconName } from './Icon.tsx';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** What each colour of a status is shown with: docs/colours.md. */
export const toneIcons = {
  info: 'info',
  success: 'check',
  warning: 'clock',
  error: 'warning',
} as const satisfies Record<Exclude<Tone, 'neutral'>, IconName>;
