import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const surface = { width: 240, height: 48 };
const hint = 'The PIN is shown for 60 seconds.';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A drawing surface of a certain size, which jsdom does not have. */
function drawable(): void {
  const context = { scale() {}, fillRect() {}, fillText() {}, beginPath() {}, arc() {}, fill() {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never); // the used members
  const box = { ...surface, left: 0, top: 0, right: surface.width, bottom: surface.height, x: 0, y: 0 };
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue({
    ...box,
    toJSON: () => box,
  });
}

/** A pointer or a finger at a point; jsdom has no pointer events of its own. */
const pointer = (node: Element, type: string, clientX: number, clientY: number, buttons = 1) =>
  fireEvent(node, new MouseEvent(type, { bubbles: true, clientX, clientY, buttons }));

async function atTheCards() {
  const app = await visit('/redeem', { who: 'mira' });
  const fields = await screen.findAllByRole('group', { name: 'PIN of this card' });
  const reveals = () => app.requests.filter(({ name }) => name.endsWith('/reveal')).length;
  return { app, fields, reveals, canvas: () => fields[0]?.querySelector('canvas') };
}

test('scratching off enough of the surface shows the PIN once', async () => {
  drawable();
  const { canvas, reveals } = await atTheCards();
  const node = canvas();
  if (!node) throw new Error('There is no surface');
  for (let x = 0; x <= surface.width; x += 8) pointer(node, 'pointermove', x, 24, 0);
  pointer(node, 'pointerdown', 0, 12);
  for (let x = 0; x <= surface.width / 4; x += 8) pointer(node, 'pointermove', x, 12);
  expect(reveals()).toBe(0);
  for (const y of [8, 24, 40]) for (let x = 0; x <= surface.width; x += 8) pointer(node, 'pointermove', x, y);
  expect(await screen.findByText(hint)).toBeInTheDocument();
  expect(reveals()).toBe(1);
});

test('with reduced motion there are the button and the keys, and no surface', async () => {
  await visit('/redeem', { who: 'mira' });
  const match = window.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...match(media),
    matches: media.includes('prefers-reduced-motion') || match(media).matches,
  }));
  const [field] = await screen.findAllByRole('group', { name: 'PIN of this card' });
  expect(field?.querySelector('canvas')).toBeNull();
  expect(field).toHaveAccessibleDescription('Hold Space to reveal');
  expect(screen.getAllByRole('button', { name: 'Reveal PIN' }).length).toBeGreaterThan(0);
});

test('the PIN is masked again after 60 seconds', async () => {
  const user = userEvent.setup();
  const { fields } = await atTheCards();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const [button] = screen.getAllByRole('button', { name: 'Reveal PIN' });
  if (button) fireEvent.click(button);
  await screen.findByText(hint);
  const masked = /^•••• •••• •••• ••\d{2}/;
  expect(fields[0]).not.toHaveTextContent(masked);
  act(() => void vi.advanceTimersByTime(55_000));
  expect(fields[0]).not.toHaveTextContent(masked);
  act(() => screen.getByRole('button', { name: 'Copy PIN' }).focus());
  act(() => void vi.advanceTimersByTime(5_001));
  expect(fields[0]).toHaveTextContent(masked);
  expect(screen.queryByText(hint)).toBeNull();
  expect(button).toHaveFocus(); // the one that had the focus is gone
  vi.useRealTimers();
  await user.click(screen.getAllByRole('button', { name: 'Reveal PIN' })[0] ?? document.body);
  expect(await screen.findByText(hint)).toBeInTheDocument();
});

test('a revealed card is redeemed with one more press, without copying its PIN', async () => {
  const user = userEvent.setup();
  const { app, fields } = await atTheCards();
  await user.click(screen.getAllByRole('button', { name: 'Reveal PIN' })[0] ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Redeem this card' }));
  expect(fields[0]).toHaveTextContent(/^•••• •••• •••• ••\d{2}/);
  expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveValue('2468 1357 9024 6813');
  const check = screen.getByRole('button', { name: 'Check the card' });
  expect(check).toHaveFocus();
  await user.click(check);
  await user.click(await screen.findByRole('button', { name: 'Add €20.00 to my wallet' }));
  expect(await screen.findByText('€20.00 added')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveValue('');
  expect(
    app.backend.store.tables.scratchcards.all().filter(({ status }) => status === 'REDEEMED'),
  ).not.toHaveLength(0);
});

test('the focus stays when the PIN is revealed and hidden by keyboard', async () => {
  const user = userEvent.setup();
  const { fields } = await atTheCards();
  const [button] = screen.getAllByRole('button', { name: 'Reveal PIN' });
  act(() => button?.focus());
  await user.keyboard('{Enter}');
  await screen.findByText(hint);
  expect(screen.getByRole('button', { name: 'Hide PIN' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('button', { name: 'Reveal PIN' })[0]).toHaveFocus();
  act(() => fields[0]?.focus());
  await user.keyboard('{ >}');
  await screen.findByText(hint);
  await user.keyboard('{/ }');
  expect(fields[0]).toHaveFocus();
});
