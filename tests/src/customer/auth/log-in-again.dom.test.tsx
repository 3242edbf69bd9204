import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { api } from '#src/api/api.ts';
import { selectSession } from '#src/platform/session/session.ts';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { choosesNewCard, takesDemoCard } from '#tests/kit/pay-by.ts';
import { people } from '#tests/kit/people.ts';
import { productNamed, storedDraft } from '#tests/kit/visit.tsx';

const idleMs = 31 * 60_000; // docs/domain.md: 30 minutes without a request end a session

/** A customer's profile with a name that is typed but not saved, after the session has expired by idleness. */
async function typedBeforeExpiry() {
  const user = userEvent.setup();
  const customer = customerInApplication();
  const app = await customer.opens('/auth/login?next=/profile');
  await customer.givesContact();
  await customer.entersCode(app.latestCode());
  const name = await screen.findByLabelText('Full name');
  await user.clear(name);
  await user.type(name, 'Mira Okafor-Lindt');
  await app.backend.wait(idleMs);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  const logsIn = async (contact: string) => {
    await user.type(within(dialog).getByLabelText('Phone or e-mail'), `${contact}{Enter}`);
    await within(dialog).findByLabelText('Digit 1 of 6');
    await customer.entersCode(app.latestCode());
  };
  return { user, app, dialog, name, logsIn };
}

describe('after a session has expired', () => {
  test('the same person logs in above the page and loses nothing', async () => {
    const { app, dialog, name, logsIn } = await typedBeforeExpiry();
    expect(dialog).toHaveTextContent('You were away for a while. Log in again to continue.');
    await logsIn(people.mira);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(name).toBeInTheDocument();
    await waitFor(() => {
      const { userId } = selectSession(app.store.getState()) ?? {};
      expect(app.backend.store.tables.users.get(userId ?? '')?.fullName).toBe('Mira Okafor-Lindt');
    });
  });

  test('Escape does not close it, nor a dialog below it', async () => {
    const { user, dialog } = await typedBeforeExpiry();
    within(dialog).getByLabelText('Phone or e-mail').focus();
    await user.keyboard('{Escape}');
    expect(dialog).toBeVisible();
    expect(document.activeElement).toHaveAttribute('data-mantine-stop-propagation', 'true');
    await user.click(within(dialog).getByRole('button', { name: 'Leave this page' })); // the name waits to be saved
  });

  test('leaving the page leads to the login page, and from there back', async () => {
    const { user, dialog, app } = await typedBeforeExpiry();
    await user.click(within(dialog).getByRole('button', { name: 'Leave this page' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    expect(window.location.search).toBe('?next=%2Fprofile');
    expect(selectSession(app.store.getState())).toBeNull();
  });

  test('another person’s login leaves the page and sends nothing for the first', async () => {
    const { app, logsIn } = await typedBeforeExpiry();
    const before = app.requests.length;
    await logsIn(people.administrator);
    expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    expect(screen.queryByDisplayValue('Mira Okafor-Lindt')).toBeNull();
    const sent = app.requests.slice(before).map(({ name }) => name);
    expect(sent.filter((each) => each.startsWith('PATCH'))).toEqual([]);
    expect(selectSession(app.store.getState())?.role).toBe('ADMINISTRATOR');
  });

  test('a purchase keeps the entered card over a login above its step', async () => {
    const user = userEvent.setup();
    const customer = customerInApplication();
    const items = [{ productId: productNamed('Espresso machine'), quantity: 1 }];
    const next = encodeURIComponent('/checkout?step=payment');
    const app = await customer.opens(`/auth/login?next=${next}`, { draft: { items, offerCode: 'STD6' } });
    await customer.signsIn();
    await choosesNewCard(user, screen);
    await takesDemoCard(user, screen);
    await app.backend.wait(idleMs);
    await user.click(screen.getByRole('button', { name: 'Continue to review' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(screen.getByDisplayValue('4242 4242 4242 4242')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Continue as a guest' })).toBeVisible();
    await user.type(within(dialog).getByLabelText('Phone or e-mail'), `${people.mira}{Enter}`);
    await within(dialog).findByLabelText('Digit 1 of 6');
    await customer.entersCode(app.latestCode());
    await waitFor(() => expect(storedDraft().card?.label).toContain('4242'));
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
  });

  test('above the page of collateral, which guests can open, too', async () => {
    const customer = customerInApplication();
    const app = await customer.opens('/auth/login?next=/checkout/collateral');
    await customer.signsIn();
    await screen.findByRole('heading', { level: 1, name: 'Collateral' });
    await app.backend.wait(idleMs);
    act(() => void app.store.dispatch(api.util.resetApiState())); // the visible data are requested again
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  });

  test('a page for guests stays without a dialog', async () => {
    const customer = customerInApplication();
    const app = await customer.opens('/', { who: 'mira' });
    await screen.findByRole('heading', { level: 1 });
    await app.backend.wait(idleMs);
    act(() => void app.store.dispatch(api.util.resetApiState())); // the visible data are requested again
    await waitFor(() => expect(selectSession(app.store.getState())).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/');
  });
});
