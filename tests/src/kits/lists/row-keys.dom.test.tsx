import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rowMark, useRowKeys } from '#src/kits/lists/rows/use-row-keys.ts';
import { shortcutTable } from '#src/platform/shortcuts/shortcut-table.ts';
import { appAt } from '#tests/kit/application.tsx';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;
const parameters = () => new URLSearchParams(window.location.search);
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('rowheader');
const linkOf = (row: HTMLElement | undefined) => within(row ?? document.body).getByRole('link');

beforeEach(() => localStorage.clear());

/** Keys that are pressed before the rows are kept for three seconds: this clock stands. */
const stopClock = () => vi.spyOn(performance, 'now').mockReturnValue(performance.now());

/** Opens the payments; their rows arrive when the returned function is called. */
async function visitBeforeRows(): Promise<() => void> {
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  await visit('/mini-admin/payments', {
    ...admin,
    network: (respond) => async (request) => {
      if (new URL(request.url).pathname.endsWith('/admin/payments')) await arrived;
      return respond(request);
    },
  });
  stopClock();
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
    expect(await screen.findByRole('dialog', { name: /^€/ })).toBeVisible();
  });

  test('j and k work before the code of the frame is loaded', async () => {
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
    'keys right after those that open the list work, from %s',
    async (address) => {
      await visit(address, admin);
      await screen.findByRole('heading', { level: 1 });
      if (address.endsWith('approvals')) await screen.findByRole('table', { name: 'Approvals' });
      stopClock();
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

  test('keys do nothing after the person has opened a dialog', async () => {
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

  test('the next entity is read while one is open, so that stepping waits for nothing', async () => {
    const user = userEvent.setup();
    let isCut = false;
    const { requests } = await visit('/mini-admin/payments', {
      ...admin,
      network: (respond) => async (request) => (isCut ? new Promise<never>(() => {}) : respond(request)),
    });
    const table = await screen.findByRole('table', { name: 'Payments' });
    const second = rowsOf(table)[1]?.closest('tr')?.dataset['row'];
    await user.keyboard('j{Enter}');
    const details = await screen.findByRole('dialog', { name: /^€/ });
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

describe('shortcuts of the details', () => {
  test('? lists the keys above the details, and Escape returns to them', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin/payments?status=FAILED', admin);
    const [row] = rowsOf(await screen.findByRole('table', { name: 'Payments' }));
    await user.click(linkOf(row));
    await screen.findByRole('dialog', { name: /^€/ });
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull());
    expect(screen.getByRole('dialog', { name: /^€/ })).toBeVisible();
  });
});
