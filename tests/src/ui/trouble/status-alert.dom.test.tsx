import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { toneIcons } from '#src/ui/parts/tone-icons.ts';

test('each status has an icon of its own beside its colour', () => {
  const drawn = (['info', 'success', 'warning', 'error'] as const).map((color) => {
    const { unmount } = render(
      <MantineProvider>
        <StatusAlert color={color} role="status">
          Said in words
        </StatusAlert>
      </MantineProvider>,
    );
    const lines = screen.getByRole('status').querySelector('svg[aria-hidden]')?.innerHTML;
    unmount();
    return lines;
  });
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(Object.keys(toneIcons).length);
});
