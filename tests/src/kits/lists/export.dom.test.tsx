import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;
let saved: Blob | null = null;

beforeEach(() => {
  localStorage.clear();
  saved = null;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

/** The content of the downloaded file. */
const textOf = async () => (saved === null ? '' : saved.text());

async function exporting(address: string, press: string, list = 'Payments') {
  await screen.findByRole('table', { name: list });
  fireEvent.keyDown(document.body, { key: 'e' });
  const button = await screen.findByRole('button', { name: press });
  await waitFor(() => expect(button).toBeEnabled()); // once the permissions are known
  await waitFor(() => expect(button).toHaveFocus());
  return { address, button };
}

test('the file has exactly the filtered rows and the chosen columns', async () => {
  const address = '/mini-admin/payments?status=FAILED&columns=amount.customerName.status.createdAt';
  const { backend } = await visit(address, admin);
  const failed = backend.store.tables.payments.all().filter(({ status }) => status === 'FAILED');
  const { button } = await exporting(address, 'Export CSV');
  expect(
    screen.getByText(`${failed.length} rows, filter: Status: Failed, 6 columns`), // each row has its id, an amount its currency beside it
  ).toBeVisible();
  fireEvent.click(button);
  await screen.findByText(`${failed.length} rows exported.`);
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  const text = await textOf();
  const [head, ...rows] = text.trim().split('\r\n');
  expect(head?.replace('\uFEFF', '')).toBe(
    'ID,Amount,"Amount, currency",Customer,Status,Created (Europe/Berlin)',
  );
  const newest = failed.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  expect(rows.length).toBe(failed.length);
  expect(rows.map((row) => row.split(',').at(-1))).toEqual(
    newest.map(
      ({ createdAt }) =>
        new Date(Date.parse(createdAt) + 3_600_000).toISOString().slice(0, 19).replace('T', ' '), // winter in Berlin
    ),
  );
  expect(rows.map((row) => row.split(',')[1])).toEqual(newest.map(({ amount }) => (amount / 100).toFixed(2)));
});

test('the number of columns is shown once the permissions of the person are known', async () => {
  const { promise: accountRead, resolve } = Promise.withResolvers<void>();
  await visit('/mini-admin/payments', {
    ...admin,
    network: (respond) => async (request) => {
      if (new URL(request.url).pathname.endsWith('/v1/me')) await accountRead;
      return respond(request);
    },
  });
  await screen.findByRole('table', { name: 'Payments' });
  fireEvent.keyDown(document.body, { key: 'e' });
  const dialog = await screen.findByRole('dialog', { name: 'Export payments' });
  expect(await within(dialog).findByRole('button', { name: 'Export CSV' })).toBeDisabled();
  expect(dialog).not.toHaveTextContent(/columns/);
  resolve();
  await waitFor(() => expect(dialog).toHaveTextContent(/rows, no filter, \d+ columns/));
});

test.each([
  ['Plans', '/mini-admin/installments?columns=number.late', /^pln_\w+,PLN-\d{6},\d+\.\d\d,EUR,\d+$/],
  [
    'Users',
    '/mini-admin/users?columns=fullName.contact',
    /^usr_\w+,[^,]+,\S•••@example\.com,'\+\d+ ••• \d+$/,
  ],
])('a cell of %s that shows two values has two columns in the file', async (list, address, line) => {
  await visit(address, admin);
  const { button } = await exporting(address, 'Export CSV', list);
  fireEvent.click(button);
  await screen.findByText(/ rows exported\.$/);
  const [, ...rows] = (await textOf()).trim().split('\r\n');
  expect(rows.filter((row) => line.test(row)).length).toBe(rows.length);
});

test('selected rows are exported, or all, and no page is read after the last', async () => {
  const { requests, backend } = await visit('/mini-admin/payments?columns=amount.customerName', admin);
  const all = backend.store.tables.payments.all().length;
  const table = await screen.findByRole('table', { name: 'Payments' });
  for (const name of ['Select row 2', 'Select row 3'])
    fireEvent.click(within(table).getByRole('checkbox', { name }));
  const { button } = await exporting('', 'Export CSV');
  expect(screen.getByText('2 selected rows, 4 columns')).toBeVisible();
  fireEvent.click(screen.getByText(`All ${all}`));
  expect(screen.getByText(`${all} rows, no filter, 4 columns`)).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: '2 selected' }));
  fireEvent.click(button);
  await screen.findByText('2 rows exported.');
  const [, ...rows] = (await textOf()).trim().split('\r\n');
  const visibleRows = within(table).getAllByRole('row').slice(2, 4);
  const customers = visibleRows.map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  expect(rows.map((row) => row.split(',').at(-1))).toEqual(customers);
  expect(requests.filter(({ url }) => url.searchParams.get('limit') === '100')).toHaveLength(1);
});

test('as JSON, all pages; a page that fails leaves no file', async () => {
  let broken = true;
  const { backend } = await visit('/mini-admin/payments?limit=10', {
    ...admin,
    instead: (url) => (broken && url.searchParams.has('cursor') ? internalProblem(url) : null),
  });
  const all = backend.store.tables.payments.all();
  expect(all.length).toBeGreaterThan(100);
  await exporting('', 'Export CSV');
  fireEvent.click(screen.getByText('JSON'));
  fireEvent.click(screen.getByText('Export JSON'));
  await screen.findByText(/req-7/);
  expect(saved).toBeNull();
  broken = false;
  fireEvent.click(screen.getByText('Export JSON'));
  await waitFor(() => expect(saved).not.toBeNull());
  const rows = JSON.parse(await textOf()) as Record<string, unknown>[]; // written by the application under test
  expect(rows.length).toBe(all.length);
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((total, amount) => total + Math.round(amount * 100), 0);
  expect(sum(rows.map(({ amount }) => Number(amount)))).toBe(
    all.reduce((total, { amount }) => total + amount, 0),
  );
});

test('an export stopped while a page is read saves no file', async () => {
  const held = Promise.withResolvers<string>();
  let isHeld = false;
  const { requests, backend, rest } = await visit('/mini-admin/payments', {
    ...admin,
    instead: (url) => {
      if (isHeld || !url.searchParams.has('cursor')) return null;
      isHeld = true;
      const body = new ReadableStream<Uint8Array>({
        start: async (stream) => {
          stream.enqueue(new TextEncoder().encode(await held.promise));
          stream.close();
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    },
  });
  const all = backend.store.tables.payments.all();
  expect(all.length).toBeGreaterThan(100); // two pages
  const { button } = await exporting('', 'Export CSV');
  fireEvent.click(button);
  await screen.findByText(`100 of ${all.length} rows`);
  fireEvent.click(screen.getByText('Stop'));
  expect(screen.getByText(`Stopped after 100 of ${all.length} rows. Nothing was saved.`)).toBeVisible();
  fireEvent.click(screen.getByText('Close'), { detail: 2 }); // a double click on Stop
  expect(screen.getByText(/^Stopped after/)).toBeVisible();
  const pages = () => requests.filter(({ url }) => url.searchParams.get('limit') === '100').length;
  const before = pages();
  held.resolve(JSON.stringify({ items: [], nextCursor: 'third-page', total: null }));
  await rest();
  expect([before, pages(), saved]).toEqual([2, 2, null]);
  expect(screen.queryByText(/rows exported/)).toBeNull();
  // The next export starts from the beginning and is complete.
  fireEvent.click(screen.getByText('Export CSV'));
  await screen.findByText(`${all.length} rows exported.`);
  expect((await textOf()).trim().split('\r\n').length).toBe(all.length + 1);
});

test('a role without personal data gets a file without names', async () => {
  const { backend } = await visit('/mini-admin/payments?status=FAILED&columns=amount.customerName.status', {
    who: 'viewer',
  });
  const failed = backend.store.tables.payments.all().filter(({ status }) => status === 'FAILED');
  const { button } = await exporting('', 'Export CSV');
  expect(
    await screen.findByText('Without Customer. Your role Viewer can’t export personal data.'),
  ).toBeVisible();
  fireEvent.click(button);
  await screen.findByText(`${failed.length} rows exported.`);
  const [head] = (await textOf()).split('\r\n');
  expect(head?.replace('\uFEFF', '')).toBe('ID,Amount,"Amount, currency",Status');
});
