import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serverTimeReceived } from '#src/platform/browser/server-time.ts';
import { signedIn, signedOut } from '#src/platform/session/session.ts';
import { appAt } from '#tests/kit/application.tsx';

const admin = { role: 'ADMINISTRATOR' } as const;
// The frame and the drawer of a narrow window are loaded when they are needed.
const drawer = () => screen.findByRole('navigation', { name: 'Drawer' });
const drawerLink = async (name: string) => within(await drawer()).findByRole('link', { name });
const pageIs = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });

afterEach(() => void vi.useRealTimers());

describe('the frame', () => {
  test('an administrator has a top bar "Administration", a drawer, content and a footer [SHELL-01]', async () => {
    appAt('/users', admin);
    await pageIs('Users');
    expect(await within(await screen.findByRole('banner')).findByText('Administration')).toBeVisible();
    expect(await drawer()).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(await pageIs('Users'));
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  test('the footer shows the current year and the configured name of the product [SHELL-02]', async () => {
    vi.useFakeTimers({ now: new Date('2031-06-15T12:00:00Z'), toFake: ['Date'] });
    appAt('/other/error', { configuration: { productName: 'Parts & Co' } });
    await pageIs('Internal Server Error');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('2031 · Parts & Co');
  });

  test('the current year is that of the backend’s clock, which is another one in a demo [SHELL-02]', async () => {
    vi.useFakeTimers({ now: new Date('2031-06-15T12:00:00Z'), toFake: ['Date'] });
    const { store } = appAt('/other/error');
    await pageIs('Internal Server Error');
    act(() => void store.dispatch(serverTimeReceived(Date.parse('2033-06-15T12:00:00Z') - Date.now())));
    expect(screen.getByRole('contentinfo')).toHaveTextContent('2033 · Tranche');
  });

  test('the footer links to the address of support, which the host may set', async () => {
    appAt('/other/error', { configuration: { supportEmail: 'help@parts.example' } });
    await pageIs('Internal Server Error');
    const contact = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' });
    expect(contact).toHaveAttribute('href', 'mailto:help@parts.example');
  });

  test('top bar and drawer are shown exactly while the admin flag is set [SHELL-03]', async () => {
    const { store } = appAt('/other/error');
    await pageIs('Internal Server Error');
    const there = () => {
      const bar = screen.queryByRole('link', { name: 'Administration' }) !== null;
      expect(screen.queryByRole('navigation', { name: 'Drawer' }) !== null).toBe(bar);
      return bar;
    };
    expect(there()).toBe(false);
    const session = { token: 't', expiresAt: '2027-01-10T10:00:00.000Z' };
    act(() => void store.dispatch(signedIn({ ...session, role: 'CUSTOMER' })));
    expect(there()).toBe(false);
    act(() => void store.dispatch(signedIn({ ...session, role: 'ADMINISTRATOR' })));
    await waitFor(() => expect(there()).toBe(true));
    act(() => void store.dispatch(signedOut()));
    expect(there()).toBe(false);
  });

  test('the drawer holds Users and Orders, sections in labelled groups, and Log Out last [NAV-01] [NAV-02] [NAV-03] [NAV-04]', async () => {
    appAt('/users', admin);
    await pageIs('Users');
    const links = await within(await drawer()).findAllByRole('link');
    const menuLinks = links.map((link) => [link.getAttribute('href'), link.textContent]);
    expect(menuLinks.slice(0, 3)).toEqual([
      ['/users', 'Users'],
      ['/orders', 'Orders'],
      ['/mini-admin', 'Dashboard'],
    ]);
    expect(menuLinks.at(-1)).toEqual(['/auth/logout', 'Log Out']);
    const inGroup = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const sections = ['Work', 'Growth', 'Control'].flatMap(inGroup);
    expect(sections).toEqual(menuLinks.slice(2, -1).map(([href]) => href));
    expect(inGroup('Work')).toContain('/mini-admin/payments');
    expect(inGroup('Growth')).toContain('/mini-admin/notifications');
    expect(inGroup('Control')).toContain('/mini-admin/audit');
  });

  test('both addresses of the list of users mark the same link, and no other [NAV-01]', async () => {
    for (const address of ['/users', '/mini-admin/users']) {
      const { unmount } = appAt(address, admin);
      await pageIs('Users');
      const links = await within(await drawer()).findAllByRole('link');
      const marked = links.filter((link) => link.hasAttribute('aria-current'));
      expect(marked.map((link) => link.textContent)).toEqual(['Users']);
      unmount();
    }
  });

  test('the links of the drawer lead to their pages, the last to the session’s end [NAV-04]', async () => {
    const user = userEvent.setup();
    appAt('/users', admin);
    await pageIs('Users');
    await user.click(await drawerLink('Orders'));
    expect(await pageIs('Orders')).toHaveFocus();
    expect(await drawerLink('Orders')).toHaveAttribute('aria-current', 'page');
    await user.click(await drawerLink('Log Out'));
    await waitFor(() => expect(window.location.pathname).toBe('/auth/logout'));
  });
});

describe('the drawer and the width', () => {
  const menu = () => screen.queryByRole('button', { name: 'Menu' });
  const dialog = () => screen.queryByRole('dialog', { name: 'Administration' });

  test('at 959 px it is closed behind a button of the top bar, which opens and closes it [SHELL-04] [CONST-02]', async () => {
    const user = userEvent.setup();
    appAt('/users', { ...admin, width: 959 });
    await pageIs('Users');
    expect(dialog()).toBeNull();
    await waitFor(() => expect(menu()).toHaveAttribute('aria-expanded', 'false'));
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await waitFor(() => expect(dialog()).toBeVisible());
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  test('at 960 px it is permanent and open [SHELL-05] [CONST-02]', async () => {
    appAt('/users', { ...admin, width: 960 });
    await pageIs('Users');
    expect(await drawer()).toBeVisible();
    expect(dialog()).toBeNull();
    expect(menu()).toBeNull();
  });

  test('narrow, a click on a link closes it; wide, it stays [SHELL-06]', async () => {
    const user = userEvent.setup();
    const { resize } = appAt('/users', { ...admin, width: 400 });
    await pageIs('Users');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    await user.click(await drawerLink('Orders'));
    await waitFor(() => expect(dialog()).toBeNull());
    await pageIs('Orders');
    resize(1440);
    await user.click(await drawerLink('Users'));
    await pageIs('Users');
    expect(await drawer()).toBeVisible();
  });

  test('a resize to a narrow viewport closes it, a resize back opens it [SHELL-07]', async () => {
    const { resize, store } = appAt('/users', admin);
    await pageIs('Users');
    resize(959);
    expect(store.getState().shell.drawerOpen).toBe(false);
    expect(dialog()).toBeNull();
    resize(960);
    expect(store.getState().shell.drawerOpen).toBe(true);
    expect(await drawer()).toBeVisible();
  });

  test('Escape and the scrim close it', async () => {
    const user = userEvent.setup();
    const { store } = appAt('/users', { ...admin, width: 400 });
    await pageIs('Users');
    const opens = async () => {
      await user.click(await screen.findByRole('button', { name: 'Menu' }));
      await waitFor(() => expect(dialog()).toBeVisible());
    };
    await opens();
    await user.click(document.querySelector('[data-fixed]') ?? document.body); // the scrim
    await waitFor(() => expect(dialog()).toBeNull());
    expect(store.getState().shell.drawerOpen).toBe(false);
    await opens();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(store.getState().shell.drawerOpen).toBe(false);
  });

  test('collapsed to its rail it keeps its links and their names [CONST-10]', async () => {
    const user = userEvent.setup();
    appAt('/users', admin);
    await pageIs('Users');
    await user.click(await screen.findByRole('button', { name: 'Collapse menu', expanded: true }));
    const orders = await drawerLink('Orders');
    expect(orders).toHaveTextContent('');
    await user.hover(orders);
    expect(await screen.findByRole('tooltip', { name: 'Orders' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Expand menu', expanded: false })).toBeVisible();
  });
});

describe('a navigation', () => {
  test('navigation sets the document’s title and, but for the first page, the focus', async () => {
    const user = userEvent.setup();
    appAt('/users', admin);
    expect(await pageIs('Users')).not.toHaveFocus();
    expect(document.title).toBe('Users · Tranche');
    await user.click(await drawerLink('Orders'));
    expect(await pageIs('Orders')).toHaveFocus();
    expect(document.title).toBe('Orders · Tranche');
  });

  test('to a page that the person may not see asks to sign in, and leads back afterwards', async () => {
    appAt('/mini-admin/users?page=2');
    await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
    expect(new URLSearchParams(window.location.search).get('next')).toBe('/mini-admin/users?page=2');
  });
});
