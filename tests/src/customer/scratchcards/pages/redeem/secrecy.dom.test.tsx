import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { productNamed, visit } from '#tests/kit/visit.tsx';
import { scratchcards } from '#tests/kit/scratchcards.ts';

const card = { id: 'tok_01JH8ZK3W00000000000000000', label: 'Visa •••• 4242' };

afterEach(() => vi.restoreAllMocks());

/** Everything that is written to the console from now on. */
function consoleLines(): string[] {
  const lines: string[] = [];
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation((...parts: unknown[]) => void lines.push(parts.join(' ')));
  }
  return lines;
}

/** All places that must not contain a PIN, as one text: browser storage, addresses, the store, the console. */
function leaks({ store, requests }: Awaited<ReturnType<typeof visit>>, lines: readonly string[]): string {
  return JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    window.location.href,
    window.history.state,
    requests.map(({ url, key }) => [url.href, key]),
    store.getState(),
    lines,
  ]);
}

function expectNoPin(text: string, pin: string): void {
  expect(text).not.toContain(pin);
  expect(text).not.toContain(pin.replace(/(\d{4})(?=\d)/g, '$1 '));
}

test('a redeemed PIN is neither stored nor logged, also while it is typed or refused', async () => {
  const user = userEvent.setup();
  const lines = consoleLines();
  const app = await visit('/redeem', { who: 'mira' });
  const pin = await screen.findByRole('textbox', { name: 'PIN' });
  await user.type(pin, '1234567890123450');
  expectNoPin(leaks(app, lines), '1234567890123450');
  await user.click(screen.getByRole('button', { name: 'Check the card' }));
  await screen.findByText(/tries are left/);
  expectNoPin(leaks(app, lines), '1234567890123450');
  await user.clear(pin);
  await user.type(pin, scratchcards.fifty.pin);
  await user.click(screen.getByRole('button', { name: 'Check the card' }));
  const confirm = await screen.findByRole('button', { name: 'Add €50.00 to my wallet' });
  expectNoPin(leaks(app, lines), scratchcards.fifty.pin);
  await user.click(confirm);
  await screen.findByText('€50.00 added');
  expectNoPin(leaks(app, lines), scratchcards.fifty.pin);
});

test('a revealed PIN is only in the page, not in the store', async () => {
  const user = userEvent.setup();
  const lines = consoleLines();
  const app = await visit('/redeem', { who: 'mira' });
  const [reveal] = await screen.findAllByRole('button', { name: 'Reveal PIN' });
  if (reveal) await user.click(reveal);
  await screen.findByText('The PIN is shown for 60 seconds.');
  const pins = [scratchcards.digital.pin, '2468135790246813'];
  const pageText = () => document.body.textContent?.replaceAll(' ', '') ?? '';
  expect(pins.filter((pin) => pageText().includes(pin))).toHaveLength(1);
  await waitFor(() => {
    for (const pin of pins) expectNoPin(leaks(app, lines), pin);
  });
});

test('a PIN for a payment is exchanged for a token before anything is stored', async () => {
  const user = userEvent.setup();
  const lines = consoleLines();
  const items = [{ productId: productNamed('Espresso machine'), quantity: 1 }];
  const app = await visit('/checkout?step=payment', {
    who: 'mira',
    draft: { items, offerCode: 'STD6', card },
  });
  for (const { pin, left } of [
    { pin: scratchcards.fifty.pin, left: '€70.00' },
    { pin: scratchcards.otherFifty.pin, left: '€20.00' },
  ]) {
    await user.click(await screen.findByRole('button', { name: 'Add a scratchcard' }));
    await user.type(await screen.findByRole('textbox', { name: 'PIN' }), pin);
    await user.click(screen.getByRole('button', { name: 'Use this scratchcard' }));
    const rest = await screen.findByText('Rest of this payment');
    await waitFor(() => expect(rest.closest('div')).toHaveTextContent(left));
    expectNoPin(leaks(app, lines), pin);
  }
  const preview = screen.getByRole('img', { name: /^What pays €120\.00/ });
  expect(preview).toHaveAccessibleName(
    'What pays €120.00: Scratchcard 0013-••••01-3 €50.00, Scratchcard 0013-••••02-1 €50.00, Card €20.00',
  );
});
