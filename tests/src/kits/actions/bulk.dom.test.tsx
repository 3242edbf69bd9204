import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;

async function failedPayments() {
  const user = userEvent.setup();
  const app = await visit('/mini-admin/payments?status=FAILED&limit=10', admin);
  const table = await screen.findByRole('table', { name: 'Payments' });
  const failed = app.backend.store.tables.payments.by('status', 'FAILED').length;
  return { user, table, failed, ...app };
}

/** The rows of the results; of those that are folded by their reason, the number that stands there. */
const countedRows = (results: HTMLElement) =>
  within(results)
    .getAllByRole('row')
    .reduce((sum, { textContent }) => sum + Number(/\((\d+)\)$/.exec(textContent)?.[1] ?? 1), 0);

/** Gives the reason and waits for the result of the dry run. */
async function check(user: ReturnType<typeof userEvent.setup>) {
  const dialog = await screen.findByRole('dialog', { name: /^Retry/ });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The bank was away');
  await user.click(within(dialog).getByRole('button', { name: /^Check/ }));
  return dialog;
}

describe('failed payments are retried in bulk', () => {
  test('a job over all matching rows has a dry run first and a result for each', async () => {
    const { user, table, failed, backend, later, requests } = await failedPayments();
    await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
    const bar = screen.getByRole('group', { name: 'Selection' });
    await user.click(within(bar).getByRole('button', { name: `Select all ${failed} that match` }));
    await user.click(within(bar).getByRole('button', { name: `Retry ${failed} payments` }));
    const dialog = await check(user);
    const attempts = () =>
      backend.store.tables.payments.all().reduce((sum, payment) => sum + payment.attempts.length, 0);
    const before = attempts();
    await waitFor(async () => {
      await later(1_000);
      expect(within(dialog).getByRole('status')).toHaveTextContent(/^\d+ payments? can be done/);
    });
    expect(attempts()).toBe(before);
    const results = await within(dialog).findByRole('table', { name: 'Results' });
    await waitFor(() => expect(countedRows(results)).toBe(failed));

    const button = within(dialog).getByRole('button', { name: /^Retry \d+ payments?$/ });
    expect(button, 'Enter runs what was checked').toHaveFocus();
    const possible = Number(/\d+/.exec(button.textContent)?.[0]);
    await user.click(button);
    await waitFor(async () => {
      await later(1_000);
      expect(within(dialog).getByRole('status')).toHaveTextContent(/^Done for/);
    });
    expect(attempts()).toBe(before + possible);
    const [job] = backend.store.tables.jobs.all().filter(({ dryRun }) => !dryRun);
    expect(new URLSearchParams(window.location.search).get('job')).toBe(job?.id);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(window.location.search).not.toContain('job='));
    expect(requests.filter(({ name }) => name.endsWith('bulk-actions'))).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull());
  });

  test('without a reason nothing is sent, and the selection stays until the job is done', async () => {
    const { user, table, requests } = await failedPayments();
    const row = within(table).getByRole('checkbox', { name: 'Select row 1' });
    await user.click(row);
    await user.click(screen.getByRole('button', { name: 'Retry 1 payment' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(row).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Retry 1 payment' }));
    const dialog = await screen.findByRole('dialog', { name: 'Retry 1 payment' });
    await user.click(within(dialog).getByRole('button', { name: 'Check 1 payment' }));
    expect(within(dialog).getByText('Enter at least 3 characters')).toBeVisible();
    expect(requests.filter(({ name }) => name.endsWith('bulk-actions'))).toHaveLength(0);
  });
});

describe('over a reload', () => {
  test('a dry run and the selected rows stay, and the job runs on the checked rows', async () => {
    const { user, table, later, backend, unmount } = await failedPayments();
    await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
    await user.click(within(table).getByRole('checkbox', { name: 'Select row 2' }));
    await user.click(screen.getByRole('button', { name: 'Retry 2 payments' }));
    await check(user);
    await waitFor(() => expect(openJob()).toMatch(/^job_/));
    await later(1_000);
    const checked = backend.store.tables.jobs.get(openJob() ?? '');
    expect(checked).toMatchObject({ dryRun: true, total: 2 });

    unmount();
    const again = await visit(window.location.pathname + window.location.search, { on: backend });
    const dialog = await screen.findByRole('dialog', { name: 'Retry 2 payments' });
    const run = await within(dialog).findByRole('button', { name: /^Retry \d payments?$/ });
    await user.click(run);
    await waitFor(() => expect(openJob()).not.toBe(checked?.id));
    const possible = backend.store.tables.jobRows
      .by('jobId', checked?.id ?? '')
      .filter(({ outcome }) => outcome === 'SUCCEEDED');
    const rows = backend.store.tables.jobRows.by('jobId', openJob() ?? '');
    expect(rows.map(({ entity }) => entity.id)).toEqual(possible.map(({ entity }) => entity.id));
    expect(backend.store.tables.jobs.get(openJob() ?? '')).toMatchObject({
      dryRun: false,
      reason: 'The bank was away',
    });
    await again.later(1_000);
  });

  test('a dry run that is shown again is run once', async () => {
    const { user, table, later, backend, unmount } = await failedPayments();
    await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
    await user.click(screen.getByRole('button', { name: 'Retry 1 payment' }));
    const dialog = await check(user);
    await waitFor(() => expect(openJob()).toMatch(/^job_/));
    const address = window.location.pathname + window.location.search;
    const dryRun = openJob();
    await later(1_000);
    await user.click(await within(dialog).findByRole('button', { name: 'Retry 1 payment' }));
    await waitFor(() => expect(openJob()).not.toBe(dryRun));
    const job = openJob();
    const jobs = backend.store.tables.jobs.size;
    unmount();
    await visit(address, { on: backend });
    const again = await screen.findByRole('dialog', { name: 'Retry 1 payment' });
    await user.click(await within(again).findByRole('button', { name: 'Retry 1 payment' }));
    await waitFor(() => expect(openJob()).toBe(job));
    expect(backend.store.tables.jobs.size).toBe(jobs);
  });

  test('a dry run that is closed leaves the rows selected, and so does a reload', async () => {
    const { user, table, later, backend, unmount } = await failedPayments();
    await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
    await user.click(screen.getByRole('button', { name: 'Retry 1 payment' }));
    const dialog = await check(user);
    await waitFor(() => expect(openJob()).toMatch(/^job_/));
    await later(1_000);
    await within(dialog).findByRole('table', { name: 'Results' });
    const [, close] = within(dialog).getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    await waitFor(() => expect(openJob()).toBeNull());
    expect(within(table).getByRole('checkbox', { name: 'Select row 1' })).toBeChecked();

    unmount();
    await visit(window.location.pathname + window.location.search, { on: backend });
    const rows = await screen.findByRole('table', { name: 'Payments' });
    expect(within(rows).getByRole('checkbox', { name: 'Select row 1' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Retry 1 payment' })).toBeVisible();
  });

  test('rows that were selected with other filters are not kept', async () => {
    const { user, table, backend, unmount } = await failedPayments();
    await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
    unmount();
    await visit('/mini-admin/payments?limit=10', { on: backend });
    await screen.findByRole('table', { name: 'Payments' });
    expect(screen.queryByRole('group', { name: 'Selection' })).toBeNull();
  });
});

test('a job that is started while its dialog is closed is shown all the same', async () => {
  const user = userEvent.setup();
  const held = Promise.withResolvers<undefined>();
  let started = 0;
  const app = await visit('/mini-admin/payments?status=FAILED&limit=10', {
    ...admin,
    network: (respond) => async (request) => {
      const isStart = new URL(request.url).pathname.endsWith('bulk-actions');
      if (isStart && (started += 1) === 2) await held.promise;
      return respond(request);
    },
  });
  const table = await screen.findByRole('table', { name: 'Payments' });
  await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
  await user.click(screen.getByRole('button', { name: 'Retry 1 payment' }));
  const dialog = await check(user);
  await waitFor(() => expect(openJob()).toMatch(/^job_/));
  const dryRun = openJob();
  await app.later(1_000);
  await user.click(await within(dialog).findByRole('button', { name: 'Retry 1 payment' }));
  await waitFor(() => expect(started).toBe(2));
  expect(unsavedWork.isHeld).toBe(true);
  const [, close] = within(dialog).getAllByRole('button', { name: 'Close' });
  if (close) await user.click(close);
  await waitFor(() => expect(openJob()).toBeNull());
  held.resolve(undefined);
  await waitFor(() => expect(openJob()).toMatch(/^job_/));
  expect(openJob()).not.toBe(dryRun);
});

test('all 30,000 rows that match are checked by one job', async () => {
  const user = userEvent.setup();
  await visit('/mini-admin/payments?limit=10', { ...admin, scenario: 'big-list' });
  const table = await screen.findByRole('table', { name: 'Payments' });
  await user.click(within(table).getByRole('checkbox', { name: 'Select row 1' }));
  await user.click(screen.getByRole('button', { name: 'Select all 30,000 that match' }));
  await user.click(screen.getByRole('button', { name: 'Retry 30,000 payments' }));
  const dialog = await check(user);
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Checked: 0 of 30,000'));
  expect(dialog).toHaveAccessibleName('Retry 30,000 payments');
});

/** A job over all failed payments, started before the page is opened. */
async function startedJob() {
  const on = await openBackend({ scenario: 'happy' });
  const failed = on.store.tables.payments.by('status', 'FAILED').map(({ id }) => id);
  const job = await on.done(
    202,
    'startPaymentsJob',
    { body: { action: 'retry', target: { ids: failed }, dryRun: false, reason: 'The bank was away' } },
    await administrator(on, people.approver).signsIn(),
  );
  return { on, job };
}

describe('a job that was started before', () => {
  test('is shown by the address that a reload has, to its end', async () => {
    const user = userEvent.setup();
    const { on, job } = await startedJob();
    const { later } = await visit(`/mini-admin/payments?job=${job.id}`, { ...admin, on });
    const dialog = await screen.findByRole('dialog', { name: /^Retry \d+ payments$/ });
    await waitFor(async () => {
      await later(1_000);
      expect(within(dialog).getByRole('status')).toHaveTextContent(
        /^Done for \d+ payments?, failed for \d+\.$/,
      );
    });
    // The failed rows are retried by another job, which is then shown in place of this one.
    await user.click(within(dialog).getByRole('button', { name: /^Try the \d+ failed again$/ }));
    await waitFor(() => expect(openJob()).toMatch(/^job_/));
    await waitFor(() => expect(openJob()).not.toBe(job.id));
  });

  test('cannot be undone any more when it is shown a minute after its end', async () => {
    const on = await openBackend({ scenario: 'happy' });
    const [first] = on.store.tables.users.by('status', 'ACTIVE');
    const unused = { tag: null, title: null, text: null };
    const target = { ids: [first?.id ?? expect.fail()] };
    const job = await on.done(
      202,
      'startUsersJob',
      { body: { ...unused, action: 'block', target, dryRun: false, reason: 'The bank was away' } },
      await administrator(on, people.approver).signsIn(),
    );
    await on.wait(60_000);
    await visit(`/mini-admin/users?job=${job.id}`, { ...admin, on });
    const dialog = await screen.findByRole('dialog', { name: /^Block/ });
    expect(await within(dialog).findByText('Done for 1 customer.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('a job stopped in its dialog keeps what was done', async () => {
    const user = userEvent.setup();
    const { on, job } = await startedJob();
    await visit(`/mini-admin/payments?job=${job.id}`, { ...admin, on });
    const dialog = await screen.findByRole('dialog', { name: /^Retry \d+ payments$/ });
    await user.click(await within(dialog).findByRole('button', { name: 'Stop' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(/^Stopped after \d+ pay/),
    );
    expect(on.store.tables.jobs.get(job.id)?.status).toBe('STOPPED');
    expect(within(dialog).queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  test('is found in the list of jobs on any device; failed rows can be retried there', async () => {
    const user = userEvent.setup();
    const { on, job } = await startedJob();
    const { later, backend } = await visit('/mini-admin/jobs', { ...admin, on });
    const table = await screen.findByRole('table', { name: 'Jobs' });
    await user.click(within(table).getByRole('link', { name: 'Retry payments' }));
    const drawer = await screen.findByRole('dialog', { name: 'Retry payments' });
    await waitFor(async () => {
      await later(1_000);
      expect(within(drawer).getByText('Partly failed')).toBeVisible();
    });
    const results = await within(drawer).findByRole('table', { name: 'Results' });
    const { total = 0, failed = 0 } = backend.store.tables.jobs.get(job.id) ?? {};
    await waitFor(() => expect(countedRows(results)).toBe(total));

    await user.click(within(drawer).getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Retry failed rows' }));
    const dialog = await screen.findByRole('dialog', { name: 'Retry failed rows' });
    expect(dialog).toHaveTextContent(`A new job tries again what has failed: ${failed} rows.`);
    await user.click(within(dialog).getByRole('button', { name: 'Retry now' }));
    await user.click(await within(dialog).findByRole('link', { name: 'View the new job' }));
    const again = backend.store.tables.jobs.all().findLast(({ id }) => id !== job.id);
    expect(again).toMatchObject({ total: failed, dryRun: false });
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('open')).toBe(again?.id));
  });
});

const openJob = () => new URLSearchParams(window.location.search).get('job');
