import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { selectSession, signedIn } from '#src/platform/session/session.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import type { Backend } from '#tests/kit/backend.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

const nameField = () => screen.findByLabelText('Full name');
const save = () => screen.getByRole('button', { name: 'Save name' });
const card = (heading: string) =>
  within(screen.getByRole('heading', { level: 2, name: heading }).closest('section') ?? document.body);

async function atProfile() {
  const user = userEvent.setup();
  const app = await visit('/profile', { who: 'mira' });
  await nameField();
  const mira = () => {
    const userByPhone = app.backend.store.tables.users
      .all()
      .find(({ phoneE164 }) => phoneE164 === '+4915112345678');
    return (
      userByPhone ?? app.backend.store.tables.users.all().find(({ fullName }) => fullName.startsWith('Mira'))
    );
  };
  return { user, mira, ...app };
}

/** Changes the name as another tab of the same person does. */
async function renameElsewhere({ done }: Backend, fullName: string): Promise<void> {
  const { token } = JSON.parse(sessionStorage.getItem('tranche.session') ?? '{}') as { token: string };
  const me = await done(200, 'getMe', {}, { token });
  if (me.kind !== 'CUSTOMER') throw new Error('Not a customer');
  await done(200, 'updateMe', { body: { fullName } }, { token, ifMatch: `"${me.user.version}"` });
}

describe('the profile', () => {
  test('changes the name, and says so', async () => {
    const { user, mira } = await atProfile();
    const field = await nameField();
    expect(field).toHaveValue('Mira Okafor');
    expect(save()).toBeDisabled();
    await user.clear(field);
    await user.type(field, '  ');
    await user.click(save());
    expect(field).toHaveAccessibleDescription(/Enter your name/);
    await user.clear(field);
    await user.type(field, ' Mira Lindqvist ');
    await user.click(save());
    expect(await screen.findByText('Saved. Your name is now Mira Lindqvist.')).toBeVisible();
    expect(mira()?.fullName).toBe('Mira Lindqvist');
    expect(field).toHaveValue('Mira Lindqvist');
    expect(save()).toBeDisabled();
    await waitFor(() => expect(unsavedWork.isHeld).toBe(false));
  });

  test('a change of the name elsewhere is shown while nothing is typed', async () => {
    const { changeFeed, backend } = await atProfile();
    await renameElsewhere(backend, 'Mira Lindqvist');
    act(() => changeFeed.wake());
    await waitFor(async () => expect(await nameField()).toHaveValue('Mira Lindqvist'));
  });

  test('a name changed elsewhere is shown beside the typed one, to choose from', async () => {
    const { user, mira, requests, backend } = await atProfile();
    const field = await nameField();
    await user.type(field, ' II');
    await renameElsewhere(backend, 'Mira Lindqvist');
    await user.click(save());
    expect(await screen.findByText('Your name was changed somewhere else')).toBeVisible();
    expect(screen.getByText(/It is now “Mira Lindqvist”. You have entered “Mira Okafor II”./)).toBeVisible();
    expect(mira()?.fullName).toBe('Mira Lindqvist');
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Keep editing mine' }));
    expect(field).toHaveValue('Mira Okafor II');
    await user.click(save());
    expect(await screen.findByText('Saved. Your name is now Mira Okafor II.')).toBeVisible();
    const keys = requests.filter(({ name }) => name === 'PATCH /v1/me').map(({ key }) => key);
    expect(new Set(keys).size).toBe(2); // the refused request and the repeated one
  });

  test('what was entered is saved when the account has it, as after a lost answer', async () => {
    const { user, changeFeed, backend } = await atProfile();
    await user.type(await nameField(), ' II');
    await renameElsewhere(backend, 'Mira Okafor II');
    act(() => changeFeed.wake());
    expect(await screen.findByText('Saved. Your name is now Mira Okafor II.')).toBeVisible();
    expect(screen.queryByText('Your name was changed somewhere else')).toBeNull();
  });

  test('a name typed as it was changed elsewhere is saved and can be changed again', async () => {
    const { user, mira, changeFeed, backend } = await atProfile();
    await user.type(await nameField(), ' I');
    await renameElsewhere(backend, 'Mira Okafor II');
    act(() => changeFeed.wake());
    expect(await screen.findByText('Your name was changed somewhere else')).toBeVisible();
    await user.type(await nameField(), 'I');
    expect(await screen.findByText('Saved. Your name is now Mira Okafor II.')).toBeVisible();
    await user.type(await nameField(), 'I');
    await user.click(save());
    expect(await screen.findByText('Saved. Your name is now Mira Okafor III.')).toBeVisible();
    expect(mira()?.fullName).toBe('Mira Okafor III');
  });

  test.each([
    {
      what: 'E-mail address',
      noun: 'e-mail address',
      wrong: '+49 151 7654321',
      next: 'mira@new.example',
      masked: 'm•••@new.example',
    },
    {
      what: 'Phone number',
      noun: 'phone number',
      wrong: 'mira@new.example',
      next: '+49 151 765 4321',
      masked: '+49 ••• 321',
    },
  ])(
    'changes the $noun by a code that is sent to the new one',
    async ({ what, noun, wrong, next, masked }) => {
      const { user, latestCode, later } = await atProfile();
      await user.click(screen.getByRole('button', { name: `Change ${noun}` }));
      const field = screen.getByLabelText(`New ${noun}`);
      expect(field).toHaveFocus();
      await user.type(field, `${wrong}{Enter}`);
      expect(field).toBeInvalid();
      await user.clear(field);
      await later(1_000);
      await user.type(field, `${next}{Enter}`);
      expect(await screen.findByText(`Code sent to ${masked}`)).toBeVisible();
      const kept = JSON.stringify(window.history.state);
      expect(kept).toContain('"purpose":"CHANGE_CONTACT"'); // for a reload
      expect(kept).not.toContain(next);
      await user.click(await screen.findByLabelText('Digit 1 of 6'));
      await user.keyboard(latestCode());
      expect(await screen.findByText(new RegExp(`Your ${noun} is now `))).toBeVisible();
      await waitFor(() => expect(card(what).getByText(masked)).toBeVisible());
      expect(screen.getByRole('button', { name: `Change ${noun}` })).toHaveFocus();
    },
  );

  test('a contact of another account is refused after its code was entered', async () => {
    const { user, latestCode, later, mira } = await atProfile();
    const before = mira();
    await user.click(screen.getByRole('button', { name: 'Change e-mail address' }));
    await later(1_000);
    await user.type(screen.getByLabelText('New e-mail address'), 'admin@tranche.example{Enter}');
    await user.click(await screen.findByLabelText('Digit 1 of 6'));
    await user.keyboard(latestCode());
    expect(await screen.findByText('This contact belongs to another account')).toBeVisible();
    expect(mira()).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Use another e-mail address' }));
    expect(screen.getByLabelText('New e-mail address')).toHaveValue('');
  });

  test('can be read but not changed without a connection, and says why', async () => {
    const { store } = await atProfile();
    act(() => void store.dispatch(connectionChanged(false)));
    expect(screen.getByText(/can be changed once you’re back online/)).toBeVisible();
    expect(await nameField()).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Save name' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
    act(() => void store.dispatch(connectionChanged(true)));
    expect(save()).toBeVisible();
  });

  test('of an administrator is read-only', async () => {
    await visit('/profile', { who: 'administrator' });
    expect(await screen.findByText(/managed by your organisation/)).toBeVisible();
    expect(screen.queryByLabelText('Full name')).toBeNull();
  });
});

describe('message preferences', () => {
  const saveMessages = () => screen.getByRole('button', { name: 'Save preferences' });

  test('are chosen and saved, quiet hours included', async () => {
    const { user, mira } = await atProfile();
    await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
    await user.click(screen.getByRole('switch', { name: 'Offers and news' }));
    const from = screen.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '22:30');
    await user.click(saveMessages());
    await waitFor(() => expect(mira()?.preferences.marketing).toBe(true));
    expect(mira()?.preferences).toEqual({
      channels: { inApp: true, email: true, sms: false, push: true },
      marketing: true,
      quietHours: { from: '22:30', to: '08:00' },
    });
    expect(await card('Messages').findByText('Saved.')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: /Quiet hours/ }));
    await user.click(saveMessages());
    await waitFor(() => expect(mira()?.preferences.quietHours).toBeNull());
  });

  test('saved elsewhere are shown beside the chosen ones, and one of the two is kept', async () => {
    const { user, mira, backend } = await atProfile();
    await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
    await backend.store.transact(({ tables }) => {
      const row = mira();
      if (!row) return;
      const preferences = { ...row.preferences, marketing: true };
      tables.users.replace({ ...row, preferences, version: row.version + 1 });
    });
    await user.click(saveMessages());
    expect(await screen.findByText('Your preferences were changed somewhere else')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Offers and news/ })).toHaveTextContent(/OffOn$/);
    expect(screen.getByRole('row', { name: /^How we contact you/ })).toHaveTextContent(
      /In the app, E-mail, PushIn the app, E-mail, SMS, Push$/,
    );
    expect(saveMessages()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Keep yours' }));
    await user.click(saveMessages());
    await waitFor(() => expect(mira()?.preferences.channels.sms).toBe(false));
    expect(mira()?.preferences.marketing).toBe(false);
  });

  test('a name is saved again when they were changed meanwhile', async () => {
    const { user, mira, backend } = await atProfile();
    await user.type(await nameField(), ' II');
    await backend.store.transact(({ tables }) => {
      const row = mira();
      if (!row) return;
      const preferences = { ...row.preferences, marketing: true };
      tables.users.replace({ ...row, preferences, version: row.version + 1 });
    });
    await user.click(save());
    expect(await screen.findByText('Your name was not. Save it again.')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(mira()?.fullName).toBe('Mira Okafor II'));
  });

  test('with two equal times are refused at their field', async () => {
    const { user } = await atProfile();
    const to = screen.getByLabelText('To');
    await user.clear(to);
    await user.type(to, '21:00');
    await user.click(saveMessages());
    expect(await screen.findByText(/Enter two different times/)).toBeVisible();
  });

  test('are stored without a network, and sent once when there is one', async () => {
    const { user, mira, store, requests } = await atProfile();
    act(() => void store.dispatch(connectionChanged(false)));
    await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
    await user.click(saveMessages());
    expect(await screen.findByText(/Kept on this device/)).toBeVisible();
    expect(mira()?.preferences.channels.sms).toBe(true);
    act(() => void store.dispatch(connectionChanged(true)));
    await waitFor(() => expect(mira()?.preferences.channels.sms).toBe(false));
    expect(await card('Messages').findByText('Saved.')).toBeVisible();
    expect(requests.filter(({ name }) => name === 'PATCH /v1/me/preferences')).toHaveLength(1);
  });

  test('that were changed twice without a network end as they were left', async () => {
    const { user, mira, store } = await atProfile();
    expect(mira()?.preferences.marketing).toBe(false);
    act(() => void store.dispatch(connectionChanged(false)));
    for (const _press of ['on', 'off']) {
      await user.click(screen.getByRole('switch', { name: 'Offers and news' }));
      await user.click(saveMessages());
    }
    const before = mira()?.version ?? 0;
    act(() => void store.dispatch(connectionChanged(true)));
    await waitFor(() => expect(mira()?.version).toBe(before + 2));
    expect(mira()?.preferences.marketing).toBe(false);
    expect(await card('Messages').findByText('Saved.')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Offers and news' })).not.toBeChecked();
    expect(screen.queryByText(/Not saved/)).toBeNull();
  });

  test('that were also changed elsewhere are refused, and not called saved', async () => {
    const { user, mira, store, backend } = await atProfile();
    act(() => void store.dispatch(connectionChanged(false)));
    await user.click(screen.getByRole('checkbox', { name: 'SMS' }));
    await user.click(saveMessages());
    await backend.store.transact(({ tables }) => {
      const row = mira();
      if (!row) return;
      tables.users.replace({
        ...row,
        preferences: { ...row.preferences, marketing: true },
        version: row.version + 1,
      });
    });
    act(() => void store.dispatch(connectionChanged(true)));
    expect(
      await screen.findByText('Not saved. Someone else changed this. Review the latest version.'),
    ).toBeVisible();
    expect(await screen.findByRole('switch', { name: 'Offers and news', checked: true })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
    expect(card('Messages').queryByText('Saved.')).toBeNull();
  });
});

/** The profile of a person who is logged in on two other devices. */
async function withSessions(options: Partial<Parameters<typeof visit>[1]> = {}) {
  const user = userEvent.setup();
  const app = await visit('/profile', { who: 'mira', ...options });
  await nameField();
  for (const userAgent of ['Windows NT 10.0 Firefox/145.0', 'curl/8.15.0']) {
    await app.later(61_000);
    await app.backend.signIn('+4915112345678', { userAgent });
  }
  const session = selectSession(app.store.getState());
  act(() => void (session && app.store.dispatch(signedIn({ ...session })))); // everything is read again
  const items = () =>
    card('Sessions')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(items()).toHaveLength(3));
  return { user, app, items };
}

test('sessions in other places are listed, and ended', async () => {
  const { user, app, items } = await withSessions();
  expect(items()).toMatchObject([
    expect.stringContaining('This device'),
    expect.stringMatching(/^Unknown deviceSince .*End session$/),
    expect.stringMatching(/^Firefox on WindowsSince .*End session$/),
  ]);
  await user.click(screen.getByRole('button', { name: 'End session: Firefox on Windows' }));
  await waitFor(() => expect(items()).toHaveLength(2));
  const ended = app.backend.store.tables.sessions.all().filter(({ revokedAt }) => revokedAt !== null);
  expect(ended).toMatchObject([{ device: 'Firefox on Windows' }]);
});

test('a failure to end all other sessions is said', async () => {
  const { user, items } = await withSessions({
    instead: (url, { method }) =>
      method === 'DELETE' && url.pathname.endsWith('/v1/me/sessions') ? internalProblem(url) : null,
  });
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
  expect(await card('Sessions').findByText(/req-7/)).toBeVisible();
  expect(items()).toHaveLength(3);
});
