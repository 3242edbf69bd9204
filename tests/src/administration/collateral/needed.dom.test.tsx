import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

test('a reviewer reads beside what counts how much the order needs in all', async () => {
  const on = await openBackend({ scenario: 'collateral-review' });
  const [offered] = on.store.tables.collaterals.by('status', 'SUBMITTED');
  await visit(`/mini-admin/collateral?open=${offered?.id}`, { who: 'administrator', on });
  const details = within(await screen.findByRole('dialog'));
  const label = await details.findByText('Needed in total');
  expect(label.parentElement).toHaveTextContent(/^Needed in total€1,920\.00$/);
});
