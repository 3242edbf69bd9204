import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

test('filters and columns opened by Enter have the focus in their first control', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/payments', { who: 'administrator' });
  for (const [button, role, name] of [
    ['Status', 'checkbox', 'Failed'],
    ['Columns', 'radio', 'Compact'],
  ] as const) {
    const openers = await screen.findAllByRole('button', { name: button });
    openers[0]?.focus(); // the button of the toolbar, before the heading of a column
    await user.keyboard('{Enter}');
    const first = await screen.findByRole(role, { name });
    await waitFor(() => expect(first).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: button })[0]).toHaveFocus());
  }
});
