import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxAdded } from '#src/api/outbox/slice.ts';
import { errorShown } from '#src/errors/slice.ts';
import { failureOfKind, routeMiss, toFailure } from '#src/errors/failure.ts';
import { pages } from '#src/app/routes.tsx';
import { buildRead, releaseSeen } from '#src/pwa/release/slice.ts';
import { emptyDraft } from '#src/customer/draft/schema.ts';
import { openUploadStorage } from '#src/customer/collateral/upload/upload-storage.ts';
import { signedIn } from '#src/platform/session/session.ts';
import { draftKey } from '#src/customer/draft/storage.ts';
import { appAt } from '#tests/kit/application.tsx';
import { stubIndexedDb } from '#tests/kit/indexeddb.ts';
import { queuedFile } from '#tests/kit/queued-file.ts';
import { until } from '#tests/kit/until.ts';

const page = vi.hoisted(() => ({ terms: (): string => 'Terms as they are' }));
vi.mock('#src/customer/legal/pages/other/terms/page.tsx', () => ({ default: () => <h1>{page.terms()}</h1> }));

/** The message of the error page, once it is there with this status code. */
const messageBeside = async (status: string) => {
  await screen.findByText(status);
  return screen.getByRole('heading', { level: 1 }).textContent;
};
const defect = () => {
  throw new Error('a defect');
};

// React reports what a boundary caught to the console; these tests cause such errors.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('what it shows', () => {
  test('status code, message and description, and the same in the copied details [ERROR-01]', async () => {
    const user = userEvent.setup();
    const { store } = appAt('/other/terms');
    const problem = {
      status: 409,
      title: 'Already paid',
      detail: 'This instalment is settled.',
      requestId: 'req-7',
    };
    act(() => void store.dispatch(errorShown(toFailure(problem, '/other/terms'))));
    expect(await messageBeside('409')).toBe('Already paid');
    expect(screen.getByText('This instalment is settled.')).toBeVisible();
    expect(screen.getByText('Request req-7')).toBeVisible();
    expect(document.title).toBe('Already paid · Tranche');
    await user.click(screen.getByRole('button', { name: 'Copy details' }));
    expect(await navigator.clipboard.readText()).toBe(
      '409 Already paid\nThis instalment is settled.\nPage: /other/terms\nRequest: req-7',
    );
  });

  test.each([
    [{}, null],
    [{ items: [{ productId: `prd_${'1'.repeat(26)}`, quantity: 2 }] }, 'Your cart with 2 items'],
    [{ items: [{ productId: `prd_${'1'.repeat(26)}`, quantity: 1 }] }, 'Your cart with 1 item'],
  ])('names the cart that is kept, where there is one: %j', async (draft, name) => {
    localStorage.setItem(draftKey, JSON.stringify({ ...emptyDraft, ...draft }));
    appAt('/other/error?code=500');
    await messageBeside('500');
    const link = screen.queryByRole('link', { name: /^Your cart/ });
    if (name === null) expect(link).not.toBeInTheDocument();
    else {
      expect(link).toHaveAccessibleName(name);
      expect(link).toHaveAttribute('href', '/checkout?step=cart');
      expect(link?.parentElement).toHaveTextContent(/ is kept\.$/);
    }
  });

  test('names the confirmed order and the changes that are kept', async () => {
    const unpaid = { orderId: `ord_${'1'.repeat(26)}`, paying: false };
    localStorage.setItem(draftKey, JSON.stringify({ ...emptyDraft, unpaid }));
    const { store } = appAt('/other/error?code=500');
    await messageBeside('500');
    const order = screen.getByRole('link', { name: 'Your confirmed order' });
    expect(order).toHaveAttribute('href', `/checkout/confirmation?order=${unpaid.orderId}`);
    expect(screen.queryByText(/to be sent/)).toBeNull();
    const entry = { operation: 'readInbox', waited: true } as const;
    const add = () => act(() => void store.dispatch(outboxAdded({ ...entry, key: crypto.randomUUID() })));
    add();
    expect(screen.getByText('1 change waits to be sent.')).toBeVisible();
    add();
    expect(screen.getByText('2 changes wait to be sent.')).toBeVisible();
  });

  test('names the files that the customer has yet to send, and not those of another one', async () => {
    stubIndexedDb();
    const storage = await openUploadStorage();
    await storage.put({ ...queuedFile, content: new Blob() });
    await storage.put({ ...queuedFile, content: new Blob(), id: 'file_2', fileName: 'receipt.pdf' });
    await storage.put({
      ...queuedFile,
      content: new Blob(),
      id: 'file_3',
      fileName: 'hers.jpg',
      owner: 'usr_2',
    });
    const { store } = appAt('/other/error?code=500');
    await messageBeside('500');
    const session = { token: 'token', role: 'CUSTOMER', expiresAt: '2027-01-10T10:00:00.000Z' } as const;
    act(() => void store.dispatch(signedIn({ ...session, userId: 'usr_1' })));
    const link = await screen.findByRole('link', { name: 'your collateral' });
    expect(link).toHaveAttribute('href', '/checkout/collateral');
    expect(link.parentElement).toHaveTextContent(
      '2 files wait to be sent for your collateral: chain.jpg, receipt.pdf.',
    );
  });

  test('without any details it is 500, "Internal Server Error" [ERROR-02] [ROUTE-02]', async () => {
    appAt('/other/error');
    expect(await messageBeside('500')).toBe('Internal Server Error');
  });

  test('without a network it says so without a status code', async () => {
    appAt('/other/error?kind=offline');
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    expect(screen.queryByText('503')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy details' })).toBeNull();
  });

  test('the page counts down to the end of maintenance, then continues by itself', async () => {
    appAt('/other/error?kind=maintenance&from=/other/terms&retryAfter=2');
    await messageBeside('503');
    expect(await screen.findByRole('timer')).toHaveTextContent(/^0:0[12]$/);
    await until(() => expect(window.location.pathname).toBe('/other/terms'));
  });

  test('without a path to return to, "Try again" leads to the first page', async () => {
    const user = userEvent.setup();
    appAt('/other/error?code=503');
    await messageBeside('503');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(window.location.pathname).toBe('/');
  });

  test('404 says "Page Not Found" and has its own view, without a useless "Try again" [ERROR-03] [ROUTE-17]', async () => {
    appAt('/other/error?code=404&from=/mini-admin/users/x');
    expect(await messageBeside('404')).toBe('Page Not Found');
    expect(screen.getByText('Page Not Found: /mini-admin/users/x')).toBeVisible();
    expect(screen.getByText(/mistyped/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test.each([
    ['ADMINISTRATOR', '/mini-admin/users/x', 'Dashboard', '/mini-admin'],
    ['ADMINISTRATOR', '/no/such-page', 'Home', '/'],
    ['CUSTOMER', '/mini-admin/users/x', 'Home', '/'],
  ] as const)('for %s, 404 at %s leads to %s', async (role, path, name, to) => {
    appAt(`/other/error?code=404&from=${path}`, { role });
    expect(await messageBeside('404')).toBe('Page Not Found');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  });

  test('an unknown path is 404, in the words of the route table [ROUTE-16] [ROUTE-17] [ERROR-03]', async () => {
    appAt('/no/such-page?x=1');
    expect(await messageBeside('404')).toBe('Page Not Found');
    expect(screen.getByText('Page not found: /no/such-page')).toBeVisible();
    expect(window.location.pathname).toBe('/no/such-page');
  });

  test('a page that is not found inside the error handling has its title in capitals [ROUTE-17]', async () => {
    const { store } = appAt('/other/terms');
    await screen.findByText('Terms as they are');
    act(
      () => void store.dispatch(errorShown(toFailure({ status: 404, title: 'Not found' }, '/other/terms'))),
    );
    expect(await screen.findByText('Page Not Found: /other/terms')).toBeVisible();
  });
});

describe('causes', () => {
  test('a render that throws; "Try again" shows the page when it has recovered [ERROR-04]', async () => {
    const user = userEvent.setup();
    const healthy = page.terms;
    page.terms = defect;
    appAt('/other/terms');
    expect(await messageBeside('500')).toBe('Internal Server Error');
    page.terms = healthy;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Terms as they are' })).toBeVisible();
  });

  test('a loader that fails [ERROR-04]', async () => {
    vi.spyOn(pages.privacy.page, 'Component', 'get').mockReturnValue(
      lazy(() => Promise.reject(new Error('no such file'))),
    );
    appAt('/other/privacy');
    expect(await messageBeside('500')).toBe('Internal Server Error');
  });

  test('an error in an event handler or a timer [ERROR-04]', async () => {
    appAt('/other/terms');
    await screen.findByText('Terms as they are');
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('a defect'), cancelable: true }));
    expect(await messageBeside('500')).toBe('Internal Server Error');
  });

  test('an unhandled rejection [ERROR-04]', async () => {
    appAt('/other/terms');
    await screen.findByText('Terms as they are');
    const problem = { status: 403, title: 'Not for you', detail: 'Ask an administrator.' };
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: problem }));
    expect(await messageBeside('403')).toBe('Not for you');
  });

  test('aborted requests and warnings of the browser do not [ERROR-04]', async () => {
    appAt('/other/terms');
    await screen.findByText('Terms as they are');
    const reason = new DOMException('The search is newer', 'AbortError');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
    expect(screen.getByText('Terms as they are')).toBeVisible();
  });
});

describe('while it is there', () => {
  test('the first failure stays, and the focus is on its heading', async () => {
    const { store } = appAt('/other/terms');
    await screen.findByText('Terms as they are');
    act(() => void store.dispatch(errorShown(toFailure(new Error('cause'), '/other/terms'))));
    act(() => void store.dispatch(errorShown(routeMiss('/consequence'))));
    expect(await messageBeside('500')).toBe('Internal Server Error');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('a navigation clears it', async () => {
    const user = userEvent.setup();
    const { store } = appAt('/other/privacy');
    act(() => void store.dispatch(errorShown(toFailure(new Error('cause'), '/other/privacy'))));
    expect(await messageBeside('500')).toBe('Internal Server Error');
    await user.click(screen.getByRole('link', { name: 'Terms' }));
    expect(await screen.findByText('Terms as they are')).toBeVisible();
    expect(store.getState().error.current).toBeNull();
  });
});

test('a missing chunk names the incompatible builds [RELEASE-02]', () => {
  const { store } = appAt('/other/terms');
  act(() => {
    store.dispatch(buildRead('one'));
    store.dispatch(releaseSeen({ id: 'two', timestamp: 2 }));
    store.dispatch(errorShown(failureOfKind('chunk', '/other/terms')));
  });
  expect(screen.getByText('Build one, newest two')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
