import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { api } from '#src/api/api.ts';
import { selectSession } from '#src/platform/session/session.ts';

const minuteMs = 60_000;

async function expectNotice(user: UserEvent) {
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('This account is blocked');
  expect(notice).toHaveTextContent('You can’t log in, buy or pay here until we unblock it.');
  expect(notice).toHaveTextContent('Your plans continue: due dates stay the same');
  const { textContent } = notice;
  const reference = /name (SUP-\w{8})\./.exec(textContent)?.[1] ?? 'no reference';
  const mail = within(notice).getByRole('link').getAttribute('href');
  expect(mail).toMatch(new RegExp(`^mailto:.+@.+\\?subject=${reference}$`));
  await user.click(within(notice).getByRole('button', { name: 'Copy reference' }));
  expect(await navigator.clipboard.readText()).toBe(reference);
  expect(screen.queryByLabelText('Digit 1 of 6')).toBeNull();
}

test('the right code of a blocked account says what continues and whom to ask', async () => {
  const customer = customerInApplication();
  const app = await customer.opens('/auth/login', { scenario: 'account-blocked' });
  await customer.signsIn();
  await expectNotice(customer.user);
  expect(selectSession(app.store.getState())).toBeNull();
  await customer.user.click(screen.getByRole('button', { name: 'Not you? Use another contact' }));
  expect(await screen.findByLabelText('Phone or e-mail')).toBeVisible();
});

test('a customer who is blocked while a page is open is led to it by logging in again', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const customer = customerInApplication();
  const app = await customer.opens('/installments', { who: 'mira', on });
  await screen.findAllByRole('article');
  const params = { userId: on.store.tables.users.find('phoneE164', people.mira)?.id ?? '' };
  const as = await administrator(on).signsIn();
  const { version } = await on.done(200, 'getUser', { params }, as);
  const body = { reason: 'Reported as stolen' };
  await on.done(200, 'blockUser', { params, body }, { ...as, ifMatch: `"${version}"` });
  await app.later(minuteMs); // a code was sent a moment ago
  act(() => void app.store.dispatch(api.util.resetApiState())); // what is shown is asked for again
  await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  await customer.signsIn();
  await expectNotice(customer.user);
});
