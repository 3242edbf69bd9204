import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { demoAccounts } from '#src/customer/auth/demo-accounts.ts';
import { api } from '#src/api/api.ts';
import { signedOut } from '#src/platform/session/session.ts';
import { isCodeAwaited } from '#src/customer/auth/code-autofill.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { visit } from '#tests/kit/visit.tsx';

const firstDigit = () => screen.findByLabelText('Digit 1 of 6');
const timer = async () => (await screen.findByRole('timer')).textContent;

async function atTheCode(...visiting: Parameters<typeof visit>) {
  const customer = customerInApplication();
  const app = await customer.opens(...visiting);
  await customer.givesContact();
  return { customer, ...app };
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('signing in', () => {
  test('[CONST-06] a code of six digits opens the requested page', async () => {
    const { customer, latestCode, store } = await atTheCode('/auth/login?next=/installments');
    expect(await firstDigit()).toHaveFocus();
    expect(screen.getAllByLabelText(/^Digit \d of 6$/)).toHaveLength(6);
    await customer.entersCode(latestCode());
    expect(await screen.findByRole('heading', { level: 1, name: 'Instalments' })).toBeInTheDocument();
    expect(store.getState().session.current).toMatchObject({ role: 'CUSTOMER' });
  });

  test.each(demoAccounts)('in the demo a press fills in $contact: $outcome', async ({ contact, outcome }) => {
    const customer = customerInApplication();
    const { latestCode, store } = await customer.opens('/auth/login');
    await customer.user.click(await screen.findByRole('button', { name: contact }));
    expect(screen.getByLabelText('Phone or e-mail')).toHaveValue(contact);
    await customer.user.click(screen.getByRole('button', { name: 'Send the code' }));
    await firstDigit();
    await customer.entersCode(latestCode());
    await waitFor(() =>
      expect(store.getState().session.current).toMatchObject({
        role: outcome.includes('customer') ? 'CUSTOMER' : 'ADMINISTRATOR',
      }),
    );
  });

  test('without mocks there are no demo accounts', async () => {
    await visit('/auth/login', { configuration: { mocks: 'off' } });
    expect(await screen.findByRole('button', { name: 'Send the code' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Demo accounts' })).toBeNull();
  });

  test('is one entry of the history, so that Back leads to the page before it', async () => {
    const customer = customerInApplication();
    await customer.opens('/auth/login?next=/installments');
    await screen.findByLabelText('Phone or e-mail');
    const entries = window.history.length;
    await customer.signsIn();
    await screen.findByRole('heading', { level: 1, name: 'Instalments' });
    expect(window.history.length).toBe(entries);
  });

  test('a customer who opens a page of the administration reads whom it is for', async () => {
    await visit('/mini-admin/payments', { who: 'mira' });
    expect(await screen.findByRole('heading', { level: 1, name: 'For administrators only' })).toBeVisible();
    expect(await screen.findByText('You are logged in as Mira Okafor.')).toBeVisible();
    expect(screen.getByText(/“Payments” needs the account of an administrator/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  });

  test.each([
    ['/checkout/confirmation', true],
    ['/installments', false],
  ])('a person who comes from %s reads about the cart: %s', async (next, isTold) => {
    await visit(`/auth/login?next=${next}`);
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    expect(screen.queryAllByText(/Your cart is saved/)).toHaveLength(isTold ? 1 : 0);
  });

  test('after a session that was ended elsewhere it says so, and leads back to the page', async () => {
    const customer = customerInApplication();
    const { backend, store, latestCode } = await customer.opens('/installments', { who: 'mira' });
    await screen.findByRole('heading', { level: 1, name: 'Instalments' });
    await backend.store.transact(({ tables }) => {
      for (const session of tables.sessions.all())
        tables.sessions.replace({ ...session, revokedAt: session.lastSeenAt });
    });
    act(() => void store.dispatch(api.util.resetApiState())); // the visible data are requested again
    const said = 'Your session has ended. Log in to continue where you were.';
    expect(await screen.findByText(said)).toBeVisible();
    await backend.wait(61_000); // another code may be sent
    await customer.givesContact();
    await customer.entersCode(latestCode());
    expect(await screen.findByRole('heading', { level: 1, name: 'Instalments' })).toBeVisible();
    expect(store.getState().session.isLost).toBe(false);
  });

  test('after logging out on purpose it does not say that', async () => {
    const { store } = await visit('/installments', { who: 'mira' });
    await screen.findByRole('heading', { level: 1, name: 'Instalments' });
    act(() => void store.dispatch(signedOut()));
    expect(await screen.findByLabelText('Phone or e-mail')).toBeVisible();
    act(() => void store.dispatch(signedOut({ isLost: true }))); // a late answer to the session that is over
    expect(screen.queryByText(/session has ended/)).toBeNull();
  });

  test('a return address on another site is ignored', async () => {
    const { customer, latestCode } = await atTheCode('/auth/login?next=https://evil.test/users');
    await customer.entersCode(latestCode());
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  test('an invalid contact is reported at the field, and nothing is sent', async () => {
    const user = userEvent.setup();
    const { requests } = await visit('/auth/login');
    const field = await screen.findByLabelText('Phone or e-mail');
    await user.type(field, '0151{Enter}');
    expect(field).toHaveAccessibleDescription(/phone number/);
    expect(field).toHaveFocus();
    expect(requests).toEqual([]);
  });

  test('an unknown contact gets the same answer', async () => {
    const user = userEvent.setup();
    await visit('/auth/login');
    await user.type(await screen.findByLabelText('Phone or e-mail'), 'unknown@example.com{Enter}');
    expect(
      await screen.findByText(/^The code logs you in, or opens an account if this contact has none\./),
    ).toBeInTheDocument();
  });

  test('a wrong code costs a try and empties the fields', async () => {
    const { customer, latestCode } = await atTheCode('/auth/login');
    await customer.entersCode(wrong(latestCode()));
    expect(await screen.findByText('That code is not right. 4 tries are left.')).toBeInTheDocument();
    expect(await firstDigit()).toHaveValue('');
    expect(await firstDigit()).toHaveFocus();
  });

  test('five wrong codes lock the contact for a quarter of an hour', async () => {
    const { customer, latestCode } = await atTheCode('/auth/login');
    for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
      await customer.entersCode(wrong(latestCode()));
      await screen.findByText(`That code is not right. ${left} left.`);
    }
    await customer.entersCode(wrong(latestCode()));
    const locked = await screen.findByText(/Too many wrong codes/);
    expect(locked).toHaveTextContent(/^Too many wrong codes\. Try again in 1[45]:\d\d$/);
    expect(await firstDigit()).toBeDisabled();
    expect(screen.getAllByRole('timer')).toHaveLength(1); // two different waits would contradict each other
    expect(isCodeAwaited()).toBe(false); // so the demo phone does not offer to fill in a code
  });

  test('the history entry holds what a reload needs, but not the contact', async () => {
    await atTheCode('/auth/login');
    const kept = JSON.stringify(window.history.state);
    expect(kept).toContain('"purpose":"SIGN_IN"');
    expect(kept).not.toContain('12345678');
  });

  test('another contact starts again', async () => {
    const { customer } = await atTheCode('/auth/login');
    await customer.user.click(screen.getByRole('button', { name: /Use another contact/ }));
    expect(await screen.findByLabelText('Phone or e-mail')).toHaveValue('');
  });
});

describe('another code', () => {
  afterEach(() => void vi.useRealTimers());

  test('is offered when the wait is over, and replaces the first', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
    const on = await openBackend();
    await on.wait(990); // its answers name whole seconds
    const { customer, latestCode, later } = await atTheCode('/auth/login', { on });
    const first = latestCode();
    expect(await timer()).toMatch(/^0:(29|30)$/); // of 30 seconds
    expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull();
    await later(31_000);
    vi.advanceTimersByTime(31_000);
    await customer.user.click(await screen.findByRole('button', { name: 'Send another code' }));
    await waitFor(() => expect(latestCode()).not.toBe(first));
    await customer.entersCode(latestCode());
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
