import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowMark, useRowKeys } from '#src/lists/rows/use-row-keys.ts';
import { shortcutTable } from '#src/platform/shortcut-table.ts';
import { appAt } from '#tests/kit/application.tsx';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;
const parameters = () => new URLSearchParams(window.location.search);
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('rowheader');
const linkOf = (row: HTMLElement | undefined) => within(row ?? document.body).getByRole('link');

beforeEach(() => localStorage.clear());

/** Opens the payments; their rows arrive when the returned function is called. */
async function visitBeforeRows(): Promise<() => void> {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  await visit('/mini-admin/payments', {
    ...admin,
    network: (answer) => async (request) => {
      if (new URL(request.url).pathname.endsWith('/admin/payments')) await arrived;
      return answer(request);
    },
  });
  return resolve;
}

describe('shortcuts of a list', () => {
  test('j and k move through the rows, x selects one, Enter opens it', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments', admin);
    const table = await screen.findByRole('table', { name: 'Payments' });
    const [first, second] = rowsOf(table);
    await user.keyboard('j');
    expect(linkOf(first)).toHaveFocus();
    await user.keyboard('j');
    expect(linkOf(second)).toHaveFocus();
    await user.keyboard('x');
    expect(within(table).getByRole('checkbox', { name: 'Select row 2' })).toBeChecked();
    await user.keyboard('x');
    expect(within(table).getByRole('checkbox', { name: 'Select row 2' })).not.toBeChecked();
    await user.keyboard('kk');
    expect(linkOf(first)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Payment' })).toBeVisible();
  });

  test('j and k need no code of the frame: rows may be there before it', async () => {
    function Rows() {
      useRowKeys({ selection: null, onExport: undefined });
      return ['First', 'Second'].map((name) => (
        <p key={name} {...rowMark(name)}>
          <a href="/mini-admin/payments">{name}</a>
        </p>
      ));
    }
    appAt('/mini-admin/payments', { part: <Rows /> }); // a guest has no frame of the administration
    const user = userEvent.setup();
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: 'Second' })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  });

  test('keys that are pressed before the rows have arrived are obeyed when they have', async () => {
    const user = userEvent.setup();
    const arrive = await visitBeforeRows();
    await screen.findByRole('searchbox');
    expect(screen.queryByRole('table', { name: 'Payments' })).toBeNull();
    await user.keyboard('jj{Enter}');
    arrive();
    const table = await screen.findByRole('table', { name: 'Payments', hidden: true });
    const second = within(table).getAllByRole('rowheader', { hidden: true })[1]?.closest('tr');
    await waitFor(() => expect(parameters().get('open')).toBe(second?.dataset['row']));
  });

  test.each(['/mini-admin', '/mini-admin/approvals'])(
    'also those right after the keys that open the list, from %s',
    async (address) => {
      await visit(address, admin);
      await screen.findByRole('heading', { level: 1 });
      if (address.endsWith('approvals')) await screen.findByRole('table', { name: 'Approvals' });
      for (const key of 'gpj') fireEvent.keyDown(document.body, { key });
      const table = await screen.findByRole('table', { name: 'Payments' });
      await waitFor(() => expect(linkOf(rowsOf(table)[0])).toHaveFocus());
    },
  );

  test('unless a person has begun to type meanwhile', async () => {
    const user = userEvent.setup();
    const arrive = await visitBeforeRows();
    const search = await screen.findByRole('searchbox');
    await user.keyboard('j/');
    arrive();
    await screen.findByRole('table', { name: 'Payments' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    expect(search).toHaveFocus();
  });

  test('or has opened a dialog', async () => {
    const user = userEvent.setup();
    const arrive = await visitBeforeRows();
    await screen.findByRole('searchbox');
    await user.keyboard('j?');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    arrive();
    await screen.findByRole('table', { name: 'Payments', hidden: true });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    expect(keys).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  });

  test('the next entity is read while one is open, so that stepping to it waits for nothing', async () => {
    const user = userEvent.setup();
    let isCut = false;
    const { requests } = await visit('/mini-admin/payments', {
      ...admin,
      network: (answer) => async (request) => (isCut ? new Promise<never>(() => {}) : answer(request)),
    });
    const table = await screen.findByRole('table', { name: 'Payments' });
    const second = rowsOf(table)[1]?.closest('tr')?.dataset['row'];
    await user.keyboard('j{Enter}');
    const details = await screen.findByRole('dialog', { name: 'Payment' });
    await within(details).findByText('Payment ID');
    await waitFor(() => expect(requests.some(({ name }) => name.endsWith(`/${second}`))).toBe(true));
    await waitFor(() => expect(within(details).queryByRole('status', { name: 'Loading' })).toBeNull());
    isCut = true; // nothing is answered from here on
    await user.keyboard('j');
    expect(await within(details).findByText(second ?? '')).toBeVisible();
  });

  test('x or a click with Shift selects all rows from the last selected one', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments', admin);
    const table = await screen.findByRole('table', { name: 'Payments' });
    const chosen = () =>
      within(table)
        .getAllByRole('checkbox', { name: /^Select row/ })
        .flatMap((box, index) => ((box as HTMLInputElement).checked ? [index + 1] : []));
    await user.keyboard('jxjj{Shift>}X{/Shift}');
    expect(chosen()).toEqual([1, 2, 3]);
    await user.keyboard('k{Shift>}X{/Shift}'); // clears the rows from the last one to this selected one
    expect(chosen()).toEqual([1]);
    await user.click(within(table).getByRole('checkbox', { name: 'Select row 7' }));
    await user.keyboard('{Shift>}');
    await user.click(within(table).getByRole('checkbox', { name: 'Select row 5' }));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual([1, 5, 6, 7]);
    expect(screen.getByText('4 selected')).toBeVisible();
  });

  test('every key of the table has a listener, and no other key does', async () => {
    await visit('/mini-admin/payments', admin);
    await screen.findByRole('table', { name: 'Payments' });
    const isTaken = (key: string) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      return !fireEvent.keyDown(document.body, { key });
    };
    for (const key of ['q', 'y', 'w', 'J', 'E', '1', 'Enter'])
      expect([key, isTaken(key)]).toEqual([key, false]);
    const { e: _opensDialog, ...keys } = shortcutTable.list;
    for (const key of [...Object.keys(keys), 'e']) expect([key, isTaken(key)]).toEqual([key, true]);
  });

  test('keys do nothing while a person types in a field', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments', admin);
    await screen.findByRole('table', { name: 'Payments' });
    await user.keyboard('/');
    const search = screen.getByRole('searchbox');
    await user.keyboard('jk?');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('jk?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('? lists them; turned off there, none of them does anything', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments', admin);
    const table = await screen.findByRole('table', { name: 'Payments' });
    await user.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(list).getByText('Select the row')).toBeVisible();
    await user.click(within(list).getByRole('switch'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('j/');
    expect(
      within(table)
        .queryAllByRole('link')
        .includes(document.activeElement as HTMLElement),
    ).toBe(false);
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  test('g and a letter open another page; the letter alone does not', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments', admin);
    await screen.findByRole('table', { name: 'Payments' });
    await user.keyboard('i');
    expect(window.location.pathname).toBe('/mini-admin/payments');
    await user.keyboard('gi');
    await waitFor(() => expect(window.location.pathname).toBe('/mini-admin/installments'));
  });
});

describe('details lead to the neighbouring rows', () => {
  test('? lists the keys above the details, and Escape returns to them', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments?status=FAILED', admin);
    const [row] = rowsOf(await screen.findByRole('table', { name: 'Payments' }));
    await user.click(linkOf(row));
    await screen.findByRole('dialog', { name: 'Payment' });
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Payment' })).toBeVisible();
  });

  test('next and previous, by buttons and by keys; Back leads to the list', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments?status=FAILED', admin);
    const rows = rowsOf(await screen.findByRole('table', { name: 'Payments' }));
    const ids = rows.map((row) =>
      new URL(linkOf(row).getAttribute('href') ?? '', 'http://x').searchParams.get('open'),
    );
    expect(ids.length).toBeGreaterThan(1);
    await user.click(linkOf(rows[0]));
    await screen.findByRole('dialog', { name: 'Payment' });
    const next = await screen.findByRole('button', { name: 'Next' });
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    await waitFor(() => expect(parameters().get('open')).toBe(ids[1]));
    await user.keyboard('k');
    await waitFor(() => expect(parameters().get('open')).toBe(ids[0]));
    expect(parameters().get('status')).toBe('FAILED');
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('next on the last row opens the next page, previous on the first row the page before', async () => {
    await visit('/mini-admin/payments?limit=10', admin);
    const rows = rowsOf(await screen.findByRole('table', { name: 'Payments' }));
    const last = linkOf(rows.at(-1));
    const id = new URL(last.getAttribute('href') ?? '', 'http://x').searchParams.get('open');
    fireEvent.click(last);
    const next = await screen.findByLabelText(
      'Next',
      { selector: '[role="dialog"] button' },
      { timeout: 15_000 },
    );
    fireEvent.click(next);
    await waitFor(() => expect(parameters().get('page')).toBe('2'));
    await waitFor(() => expect(parameters().get('open')).not.toBe(id));
    const shown = [...document.querySelectorAll('[data-row]')].map((row) => row.getAttribute('data-row'));
    expect(shown[0]).toBe(parameters().get('open'));
    expect(shown).not.toContain(id);
    fireEvent.click(
      await screen.findByLabelText('Previous', { selector: '[role="dialog"] button' }, { timeout: 15_000 }),
    );
    await waitFor(() => expect(parameters().get('open')).toBe(id));
    expect(parameters().has('page')).toBe(false);
  }, 60_000);
});

test('the page size is stored per list; a link with another number applies that one', async () => {
  const { unmount } = await visit('/mini-admin/payments', admin);
  const size = await screen.findByLabelText('Rows per page', {}, { timeout: 15_000 });
  expect(size).toHaveDisplayValue('25 rows');
  fireEvent.change(size, { target: { value: '50' } });
  await waitFor(() => expect(rowsOf(screen.getByRole('table')).length).toBe(50));
  expect(parameters().get('limit')).toBe('50');
  unmount();
  const again = await visit('/mini-admin/payments', admin);
  expect(await screen.findByLabelText('Rows per page', {}, { timeout: 15_000 })).toHaveDisplayValue(
    '50 rows',
  );
  const listed = again.requests.filter(({ name }) => name === 'GET /v1/admin/payments');
  expect(listed.map(({ url }) => url.searchParams.get('limit'))).toEqual(['50']);
  expect(screen.queryByText('Save view')).toBeNull(); // a preferred page size is not part of a view
  again.unmount();
  const linked = await visit('/mini-admin/payments?limit=10', admin);
  expect(await screen.findByLabelText('Rows per page', {}, { timeout: 15_000 })).toHaveDisplayValue(
    '10 rows',
  );
  linked.unmount();
  await visit('/mini-admin/users', admin); // another list keeps its default
  await screen.findByRole('table', { name: 'Users' }, { timeout: 15_000 });
  expect(await screen.findByLabelText('Rows per page')).toHaveDisplayValue('25 rows');
}, 60_000);

describe('the chosen columns of a list', () => {
  test('are hidden, moved and widened; address and browser keep them', async () => {
    const user = userEvent.setup();
    const { unmount } = await visit('/mini-admin/payments', admin);
    const table = await screen.findByRole('table', { name: 'Payments' });
    const headers = () =>
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    expect(headers()).toContain('Purpose');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Purpose' }));
    expect(headers()).not.toContain('Purpose');
    const down = screen.getByRole('button', { name: 'Move Customer down' });
    down.focus();
    await user.keyboard('{Enter}'); // without a pointer, which moves a column by its header
    expect(down).toHaveFocus();
    expect(parameters().get('columns')).toMatch(/^amount\.planNumber\.customerName\./);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Width of Customer' }), 'Wide');
    expect(within(table).getByRole('columnheader', { name: /^Customer/ })).toHaveAttribute(
      'data-width',
      'wide',
    );
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    expect(table).toHaveAttribute('data-density', 'compact');
    expect(screen.getByRole('checkbox', { name: 'Amount' })).toBeDisabled(); // it opens the row
    unmount();
    await visit('/mini-admin/payments', admin);
    const later = await screen.findByRole('table', { name: 'Payments' });
    expect(within(later).queryByRole('columnheader', { name: /^Purpose/ })).toBeNull();
    expect(later).toHaveAttribute('data-density', 'compact');
  });

  test('are named by a link', async () => {
    await visit('/mini-admin/payments?columns=status.colour', admin);
    const table = await screen.findByRole('table', { name: 'Payments' });
    const headers = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(headers.filter((text) => text !== '' && text !== 'Actions')).toEqual(['Amount', 'Status']);
  });
});
