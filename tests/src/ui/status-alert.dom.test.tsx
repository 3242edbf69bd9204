import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusAlert } from '#src/ui/StatusAlert.tsx';
import { toneIcons } from '#src/ui/tone-icons.ts';

test('each status has an icon of its own beside its colour', () => {
  const drawn = (['info', 'success', 'warning', 'error'] as const).map((color) => {
    const { unmount } = render(
      <MantineProvider>
        <StatusAlert color={color} role="status">
          Said in words
        </StatusAlert>
      </MantineProvider>,
    );
    const path = screen.getByRole('status').querySelector('svg[aria-hidden] path')?.getAttribute('d');
    unmount();
    return path;
  });
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(Object.keys(toneIcons).length);
});
