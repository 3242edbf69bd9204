import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { dark, light } from '#src/theme/palette.ts';
import { colourVariables } from '#src/theme/variables.ts';

interface Props {
  readonly name: string;
  readonly note: ReactNode;
  readonly isPhone: boolean;
  readonly isDark: boolean;
  readonly direction: 'ltr' | 'rtl';
  readonly language: string;
  readonly children: ReactNode;
}

/** The frame of a screen that shows a message in its own colour scheme, independent of the page's. */
export function Device({ name, note, isPhone, isDark, direction, language, children }: Props) {
  const scheme = isDark ? dark : light;
  return (
    <Box maw={isPhone ? '20rem' : undefined}>
      <Group justify="space-between" gap="xs" mb="2xs">
        <Text size="xs" c="dimmed">
          {name}
        </Text>
        {note}
      </Group>
      <Box
        p="sm"
        dir={direction}
        lang={language}
        data-scheme={isDark ? 'dark' : 'light'}
        style={{
          ...colourVariables(scheme),
          background: scheme.paper,
          color: scheme.ink,
          border: `1px solid ${scheme.line}`,
          borderRadius: `var(--mantine-radius-${isPhone ? 'lg' : 'sm'})`,
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
