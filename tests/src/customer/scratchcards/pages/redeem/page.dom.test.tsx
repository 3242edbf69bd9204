import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { entityTypes } from '#contracts/entities.ts';
import { api } from '#src/api/api.ts';
import { euro } from '#tests/kit/money.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { scratchcards, wrongPins } from '#tests/kit/scratchcards.ts';
import { byCard } from '#tests/kit/sources.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

async function opened(scenario = 'happy', instead: (url: URL) => Response | null = () => null) {
  const user = userEvent.setup();
  const app = await visit('/redeem', { who: 'mira', scenario, instead });
  const pin = await screen.findByRole('textbox', { name: 'PIN' });
  const press = () => user.click(screen.getByRole('button', { name: 'Check the card' }));
  const sent = () => app.requests.filter(({ name }) => name === 'POST /v1/scratchcard-tokens');
  return { user, app, pin, press, sent };
}

test('a scratchcard is redeemed to the wallet and listed with a masked code', async () => {
  const { user, app, pin, press } = await opened();
  expect(screen.queryByRole('button', { name: 'Copy details' })).toBeNull(); // nothing has failed
  await user.click(pin);
  await user.paste(scratchcards.fifty.pin);
  expect(pin).toHaveValue('4027 1935 8064 7159');
  await press();
  const confirm = await screen.findByRole('button', { name: 'Add €50.00 to my wallet' });
  expect(confirm).toHaveFocus();
  expect(screen.getByText('Scratchcard 0013-••••01-3').closest('div')).toHaveTextContent('€50.00');
  expect((await screen.findByText('In your wallet then')).closest('div')).toHaveTextContent('€50.00');
  expect(app.requests.filter(({ name }) => name === 'POST /v1/scratchcards/redeem')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveValue('4027 1935 8064 7159');
  expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveFocus();
  await press();
  await user.click(await screen.findByRole('button', { name: 'Add €50.00 to my wallet' }));
  expect(await screen.findByText('€50.00 added')).toBeVisible();
  expect(screen.getByText(/^Your wallet now holds €50\.00\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'your instalments' })).toHaveAttribute('href', '/installments');
  expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveValue('');
  expect(await screen.findByText('0013-••••01-3')).toBeVisible();
  expect(document.body).not.toHaveTextContent(scratchcards.fifty.pin);
});

test('checking the next PIN hides what the card before it was used for', async () => {
  const { user, pin, press } = await opened();
  await user.type(pin, scratchcards.fifty.pin);
  await press();
  await user.click(await screen.findByRole('button', { name: 'Add €50.00 to my wallet' }));
  expect(await screen.findByText('€50.00 added')).toBeVisible();
  const next = screen.getByRole('textbox', { name: 'PIN' });
  await user.type(next, wrongPins[0]);
  await press();
  expect(await screen.findByText('That PIN is not right. 4 tries are left.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('€50.00 added')).toBeNull());
});

test('a scratchcard pays the next instalment and shows where each cent goes', async () => {
  const { user, app, pin, press } = await opened();
  await user.type(pin, scratchcards.fifty.pin);
  await press();
  const choice = await screen.findByRole('radiogroup', { name: 'Use it for' });
  expect(within(choice).getByRole('radio', { name: 'Your wallet' })).toBeChecked();
  expect(choice).toHaveTextContent('€183.69 due on 5 Feb 2027');
  await user.click(within(choice).getByRole('radio', { name: 'Your next instalment' }));
  expect(screen.getByRole('button', { name: 'Pay €50.00' })).not.toHaveFocus();
  const where = screen.getByRole('region', { name: 'Where it goes' });
  // €183.69 of the third instalment, €4.22 of it interest (docs/domain.md, "Worked examples")
  expect(where).toHaveTextContent(/Instalment 3, interest\s*€4\.22/);
  expect(where).toHaveTextContent(/Instalment 3, principal\s*€45\.78/);
  expect(where).toHaveTextContent(/Still open of this instalment\s*€133\.69/);
  await user.click(screen.getByRole('button', { name: 'Pay €50.00' }));
  const done = (await screen.findByText('€50.00 paid')).closest('[role="status"]');
  expect(done).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Espresso machine' })).toHaveAttribute(
    'href',
    '/installments/details?plan=PLN-000101',
  );
  expect(await screen.findByText(/Used for a payment on/)).toBeVisible();
  expect(app.requests.filter(({ name }) => name === 'POST /v1/scratchcards/redeem')).toEqual([]);
});

test('the due amount is shown with its day, and what stays due after the payment', async () => {
  const { user, pin, press } = await opened('overdue-fee');
  await user.type(pin, scratchcards.twenty.pin);
  await press();
  await user.click(await screen.findByRole('radio', { name: 'What is due now' }));
  expect(screen.getByRole('radiogroup', { name: 'Use it for' })).toHaveTextContent('due since 30 Dec 2026');
  expect(screen.getByRole('region', { name: 'Where it goes' })).toHaveTextContent(/Still due then/);
  await user.click(screen.getByRole('button', { name: 'Pay €20.00' }));
  expect((await screen.findByText('€20.00 paid')).closest('[role="status"]')).toHaveTextContent(
    / is still due\.$/,
  );
});

test('sums that may count the card already are hidden until the next press', async () => {
  const user = userEvent.setup();
  let isLost = true;
  const { changeFeed } = await visit('/redeem', {
    who: 'mira',
    network: (respond) => async (request) => {
      const response = await respond(request);
      if (!isLost || !request.url.endsWith('/v1/scratchcards/redeem')) return response;
      isLost = false;
      throw new TypeError('Failed to fetch');
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'PIN' }), scratchcards.fifty.pin);
  await user.click(screen.getByRole('button', { name: 'Check the card' }));
  expect(await screen.findByText('In your wallet then')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add €50.00 to my wallet' }));
  expect(await screen.findByText('No answer arrived')).toBeVisible();
  changeFeed.wakeAll();
  expect(screen.queryByText('In your wallet then')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add €50.00 to my wallet' }));
  expect(await screen.findByText(/^Your wallet now holds €50\.00\./)).toBeVisible();
});

test('for a down payment the scratchcard is preselected in its payment', async () => {
  const { user, app, pin, press } = await opened('one-of-each');
  await user.type(pin, scratchcards.fifty.pin);
  await press();
  const [first] = await screen.findAllByRole('radio', { name: /^Down payment for / });
  if (first) await user.click(first);
  expect(screen.getByText('Paid with this card').closest('div')).toHaveTextContent('€50.00');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByRole('heading', { name: 'Complete your payment' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Remove Scratchcard 0013-••••01-3' })).toBeVisible();
  expect(app.requests.filter(({ name }) => name === 'POST /v1/scratchcards/redeem')).toEqual([]);
});

test('while the uses of a card cannot be read, its value can go to the wallet', async () => {
  const { user, pin, press } = await opened('happy', (url) =>
    url.pathname.endsWith('/v1/scratchcard-previews') ? internalProblem(url) : null,
  );
  await user.type(pin, scratchcards.fifty.pin);
  await press();
  expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: 'Use it for' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add €50.00 to my wallet' }));
  expect(await screen.findByText('€50.00 added')).toBeVisible();
});

test('a failure of both the uses of a card and its payment is shown once', async () => {
  const { user, app, pin, press } = await opened('happy', (url) =>
    /scratchcard-previews|scratchcards\/redeem/.test(url.pathname) ? internalProblem(url) : null,
  );
  await user.type(pin, scratchcards.fifty.pin);
  await press();
  await screen.findByText('Something went wrong on our side');
  await user.click(screen.getByRole('button', { name: 'Add €50.00 to my wallet' }));
  const previews = () => app.requests.filter(({ name }) => name === 'POST /v1/scratchcard-previews');
  await waitFor(() => expect(previews()).toHaveLength(2)); // the second one after the refusal
  await waitFor(() => expect(screen.getAllByText('Something went wrong on our side')).toHaveLength(1));
  expect(screen.queryByText('€50.00 added')).toBeNull();
});

test('a card redeemed elsewhere before the press is refused', async () => {
  const { user, app, pin, press } = await opened();
  await user.type(pin, scratchcards.fifty.pin);
  await press();
  const confirm = await screen.findByRole('button', { name: 'Add €50.00 to my wallet' });
  const { token } = JSON.parse(sessionStorage.getItem('tranche.session') ?? '{}') as { token: string };
  const body = { pin: scratchcards.fifty.pin, code: null };
  await app.backend.done(200, 'redeemScratchcard', { body }, { token });
  await user.click(confirm);
  expect(await screen.findByText(/already/i)).toBeVisible();
  expect(screen.queryByText('€50.00 added')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('textbox', { name: 'PIN' })).toBeVisible();
});

test('after a refusal the sums are those of the plan as it is then', async () => {
  const { user, app, pin, press } = await opened();
  await user.type(pin, scratchcards.fifty.pin);
  await press();
  await user.click(await screen.findByRole('radio', { name: 'Your next instalment' }));
  const open = () => screen.getByRole('region', { name: 'Where it goes' });
  expect(open()).toHaveTextContent(/Still open of this instalment\s*€133\.69/);
  await app.later(60_000); // until another code can be sent
  const customer = await person(app.backend, people.mira); // on another device
  const plan = app.backend.store.tables.plans.find('number', 'PLN-000101');
  const part = { planId: plan?.id ?? '', amount: euro(100_00), version: plan?.version ?? 0 };
  const body = { parts: [part], ...byCard(await customer.card('good'), 100_00) };
  await app.backend.done(201, 'payPlans', { body }, customer.as);
  await user.click(screen.getByRole('button', { name: 'Pay €50.00' }));
  // 183.69 - 100.00 - 50.00
  await waitFor(() => expect(open()).toHaveTextContent(/Still open of this instalment\s*€33\.69/));
  expect(screen.queryByText('€50.00 paid')).toBeNull();
});

test('a typing error is found before sending; a wrong PIN says how many tries are left', async () => {
  const { user, pin, press, sent } = await opened();
  expect(await screen.findByText(/^16 digits.*5 tries left, then wait 15 minutes$/)).toBeVisible();
  await user.type(pin, '4027193580641759');
  expect(await screen.findByText(/This did not use up a try/)).toBeVisible();
  await press();
  expect(sent()).toEqual([]);
  await user.clear(pin);
  await user.type(pin, wrongPins[0]);
  await press();
  expect(await screen.findByText('That PIN is not right. 4 tries are left.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveFocus();
  await waitFor(() => expect(pin).toHaveAccessibleDescription(/4 tries left, then wait 15 minutes/));
  expect(sent()).toHaveLength(1);
});

test('in the scenario card-locked a countdown is shown before a PIN is entered', async () => {
  await opened('card-locked');
  expect(await screen.findByText('Too many wrong PINs')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[34]:\d\d$/);
  expect(screen.getByRole('button', { name: 'Check the card' })).toBeDisabled();
});

test('a wait ends by the backend’s clock', async () => {
  const { user, app, pin, press, sent } = await opened();
  for (const [index, wrong] of wrongPins.entries()) {
    await user.clear(pin);
    await user.type(pin, wrong);
    await press();
    await waitFor(() => expect(sent()).toHaveLength(index + 1));
  }
  expect(await screen.findByText('Too many wrong PINs')).toBeVisible();
  await app.later(16 * 60_000);
  act(() => void app.store.dispatch(api.util.invalidateTags([...entityTypes]))); // as the feed of changes does
  await waitFor(() => expect(screen.queryByText('Too many wrong PINs')).toBeNull());
  expect(pin).toHaveAccessibleDescription(/5 tries left, then wait 30 minutes/);
});

test('a digital card shows and reads out its PIN only on request', async () => {
  const { user } = await opened();
  const list = () =>
    screen.getByRole('heading', { name: 'Your scratchcards' }).closest('section') ?? document.body;
  const fields = await screen.findAllByRole('group', { name: 'PIN of this card' });
  expect(fields).toHaveLength(2);
  const [first] = within(list()).getAllByRole('button', { name: 'Reveal PIN' });
  if (first) await user.click(first);
  expect(await screen.findByText('The PIN is shown for 60 seconds.')).toBeInTheDocument();
  const pins: readonly string[] = ['2468 1357 9024 6813', '7301 5294 8861 0241'];
  const visiblePins = pins.filter((pin) => document.body.textContent?.includes(pin));
  expect(visiblePins).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Read PIN aloud' }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    Array.from((visiblePins[0] ?? '').replaceAll(' ', '')).join(' '),
  );
  await user.click(screen.getByRole('button', { name: 'Hide PIN' }));
  expect(document.body.textContent).not.toContain(visiblePins[0]);

  fields[1]?.focus();
  await user.keyboard('{Enter>}');
  await waitFor(() => expect(pins.some((pin) => document.body.textContent?.includes(pin))).toBe(true));
  await user.keyboard('{/Enter}');
});

test('a wallet that cannot be read is reported, and can be requested again', async () => {
  let isBroken = true;
  const { user } = await opened('happy', (url) =>
    isBroken && url.pathname === '/api/v1/me' ? internalProblem(url) : null,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  const wallet = (await screen.findByRole('heading', { name: 'Your wallet' })).closest('section');
  await waitFor(() => expect(wallet).toHaveTextContent('€0.00'));
});

test('a card that was redeemed before says when', async () => {
  const { user, app, pin, press } = await opened();
  await user.type(pin, scratchcards.redeemed.pin);
  await press();
  const said = await screen.findByText(/^It was redeemed on/);
  const card = app.backend.store.tables.scratchcards
    .all()
    .find(({ code }) => code === scratchcards.redeemed.code);
  expect(said.querySelector('time')).toHaveAttribute('datetime', card?.redeemedAt);
  expect(screen.getByText('This scratchcard is used up')).toBeVisible();
});

test('a card that was just redeemed here is used up when its PIN is entered again', async () => {
  const { user, pin, press } = await opened();
  await user.type(pin, scratchcards.fifty.pin);
  await press();
  await user.click(await screen.findByRole('button', { name: 'Add €50.00 to my wallet' }));
  await screen.findByText('€50.00 added');
  await user.type(screen.getByRole('textbox', { name: 'PIN' }), scratchcards.fifty.pin);
  await press();
  expect(await screen.findByText('This scratchcard is used up')).toBeVisible();
  expect(screen.queryByRole('button', { name: /to my wallet$/ })).toBeNull();
});
