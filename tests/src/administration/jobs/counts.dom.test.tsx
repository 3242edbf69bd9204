import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('the list of jobs counts what was done without what failed, as the details do', async () => {
  const on = await openBackend({ scenario: 'happy' });
  await on.store.transact(({ tables }) => {
    const [job] = tables.jobs.all();
    if (job) tables.jobs.replace({ ...job, dryRun: false, total: 5, succeeded: 3, failed: 2 });
  });
  await visit('/mini-admin/jobs', { who: 'administrator', on });
  const table = await screen.findByRole('table', { name: 'Jobs' });
  expect(table).toHaveTextContent('3 done, 2 failed');
});

test.each([
  {
    dryRun: false,
    lead: 'What is done stays: 12,000 of 30,000 rows. A new job can do the rest later.',
    result: '12,000 of 30,000 rows were done.',
  },
  {
    dryRun: true,
    lead: '12,000 of 30,000 rows are checked. Nothing was changed.',
    result: '12,000 of 30,000 rows can be done.',
  },
])(
  'so does what is said before and after one is stopped; dry run: $dryRun',
  async ({ dryRun, lead, result }) => {
    const user = userEvent.setup();
    const on = await openBackend({ scenario: 'happy' });
    const [job] = on.store.tables.jobs.all();
    await on.store.transact(({ tables }) => {
      const running = {
        status: 'RUNNING',
        finishedAt: null,
        total: 30_000,
        succeeded: 12_000,
        failed: 0,
        dryRun,
      } as const;
      if (job) tables.jobs.replace({ ...job, ...running });
    });
    await visit(`/mini-admin/jobs?open=${job?.id}`, { who: 'administrator', on });
    const details = await screen.findByRole('dialog');
    await user.click(await within(details).findByRole('button', { name: 'Stop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop' });
    expect(dialog).toHaveTextContent(lead);
    await user.click(within(dialog).getByRole('button', { name: 'Stop now' }));
    expect(await within(dialog).findByText(result)).toBeVisible();
  },
);
