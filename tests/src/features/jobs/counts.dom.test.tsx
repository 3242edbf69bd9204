import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { visit } from '#tests/kit/visit.tsx';

test('the list of jobs writes thousands of rows as the locale does', async () => {
  const on = await openBackend({ scenario: 'happy' });
  await on.store.transact(({ tables }) => {
    const [job] = tables.jobs.all();
    if (job) tables.jobs.replace({ ...job, total: 30_000, succeeded: 12_000, failed: 1_500 });
  });
  await visit('/mini-admin/jobs', { who: 'administrator', on });
  const table = await screen.findByRole('table', { name: 'Jobs' });
  expect(table).toHaveTextContent('13,500 of 30,000 checked, 1,500 not possible');
});
