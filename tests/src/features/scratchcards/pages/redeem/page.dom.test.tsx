import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { scratchcards, wrongPins } from '#tests/kit/scratchcards.ts';
import { visit } from '#tests/kit/visit.tsx';

async function opened(scenario = 'happy') {
  const user = userEvent.setup();
  const shop = await visit('/redeem', { who: 'mira', scenario });
  const pin = await screen.findByRole('textbox', { name: 'PIN' });
  const press = () => user.click(screen.getByRole('button', { name: 'Check the card' }));
  const sent = () => shop.asked.filter(({ name }) => name === 'POST /v1/scratchcard-tokens');
  return { user, shop, pin, press, sent };
}

test('a scratchcard is redeemed to the wallet once its value was shown, and listed with a masked code', async () => {
  const { user, shop, pin, press } = await opened();
  await user.click(pin);
  await user.paste(scratchcards.fifty.pin);
  expect(pin).toHaveValue('4027 1935 8064 7159');
  await press();
  const confirm = await screen.findByRole('button', { name: 'Add €50.00 to my wallet' });
  expect(confirm).toHaveFocus();
  expect(screen.getByText('Scratchcard 0013-••••01-3').closest('div')).toHaveTextContent('€50.00');
  expect(screen.getByText('In your wallet now').closest('div')).toHaveTextContent('€0.00');
  expect(shop.asked.filter(({ name }) => name === 'POST /v1/scratchcards/redeem')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveValue('4027 1935 8064 7159');
  await press();
  await user.click(await screen.findByRole('button', { name: 'Add €50.00 to my wallet' }));
  expect(await screen.findByText('€50.00 added')).toBeVisible();
  expect(screen.getByText(/^Your wallet now holds €50\.00\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'your instalments' })).toHaveAttribute('href', '/installments');
  expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveValue('');
  expect(await screen.findByText('0013-••••01-3')).toBeVisible();
  expect(document.body).not.toHaveTextContent(scratchcards.fifty.pin);
});

test('a card that was redeemed elsewhere between the check and the press is refused, and nothing is added', async () => {
  const { user, shop, pin, press } = await opened();
  await user.type(pin, scratchcards.fifty.pin);
  await press();
  const confirm = await screen.findByRole('button', { name: 'Add €50.00 to my wallet' });
  const { token } = JSON.parse(sessionStorage.getItem('tranche.session') ?? '{}') as { token: string };
  const body = { pin: scratchcards.fifty.pin, code: null };
  await shop.backend.done(200, 'redeemScratchcard', { body }, { token });
  await user.click(confirm);
  expect(await screen.findByText(/already/i)).toBeVisible();
  expect(screen.queryByText('€50.00 added')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('textbox', { name: 'PIN' })).toBeVisible();
});

test('a typing error is found before it is sent; a wrong PIN says how many tries are left', async () => {
  const { user, pin, press, sent } = await opened();
  await user.type(pin, '4027193580641759');
  expect(await screen.findByText(/This did not use an attempt/)).toBeVisible();
  await press();
  expect(sent()).toEqual([]);
  await user.clear(pin);
  await user.type(pin, wrongPins[0]);
  await press();
  expect(await screen.findByText('That PIN is not right. 4 tries are left.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('in the scenario card-locked a PIN is refused with a countdown', async () => {
  const { user, pin, press } = await opened('card-locked');
  await user.type(pin, scratchcards.fifty.pin);
  await press();
  expect(await screen.findByText('Too many wrong PINs')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1[34]:\d\d$/);
  expect(screen.getByRole('button', { name: 'Check the card' })).toBeDisabled();
});

test('a digital card shows its PIN on request, by button or by holding Enter, and reads it out only on request', async () => {
  const { user } = await opened();
  const list = () =>
    screen.getByRole('heading', { name: 'Your scratchcards' }).closest('section') ?? document.body;
  const fields = await screen.findAllByRole('group', { name: 'PIN of this card' });
  expect(fields).toHaveLength(2);
  const [first] = within(list()).getAllByRole('button', { name: 'Reveal PIN' });
  if (first) await user.click(first);
  expect(await screen.findByText('The PIN is shown for 60 seconds.')).toBeInTheDocument();
  const pins: readonly string[] = ['2468 1357 9024 6813', '7301 5294 8861 0241'];
  const shown = pins.filter((pin) => document.body.textContent?.includes(pin));
  expect(shown).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Read PIN aloud' }));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    Array.from((shown[0] ?? '').replaceAll(' ', '')).join(' '),
  );
  await user.click(screen.getByRole('button', { name: 'Hide PIN' }));
  expect(document.body.textContent).not.toContain(shown[0]);

  fields[1]?.focus();
  await user.keyboard('{Enter>}');
  await waitFor(() => expect(pins.some((pin) => document.body.textContent?.includes(pin))).toBe(true));
  await user.keyboard('{/Enter}');
});
