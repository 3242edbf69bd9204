import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failing, networkOf, overNetwork } from '#mocks/adapters/network/network.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { demoSettings } from '#src/demo/demo-settings.ts';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { hiddenIn, ofAlike, pageLinks, takenForPlain } from '#tests/kit/state-links.ts';
import { visit } from '#tests/kit/visit.tsx';

// The states of pages that look like one before them: their links show what they say. All others are opened in a browser,
// with axe, by e2e/desktop/state-links.spec.ts.

const alike = pageLinks.filter(({ isAlike }) => isAlike);
const links = alike.flatMap((page) =>
  page.states
    .filter(({ state }) => !ofAlike.has(state))
    .map((state) => [`${page.page}: ${state.state}`, page, state] as const),
);

const pressed = (pattern: string) => {
  const name = new RegExp(`^${pattern}$`);
  const controls = ['button', 'menuitem', 'link'].flatMap((role) => screen.queryAllByRole(role, { name }));
  return controls.at(-1) ?? screen.getByRole('button', { name });
};

/** Opens an address like the page of the demo does. */
async function open(address: string): Promise<void> {
  const { search } = new URL(address, window.location.origin);
  const scenario = new URLSearchParams(search).get('scenario') ?? '';
  const { as, fails, network } = demoSettings(search, { mocks: 'on' });
  const kind = networkOf(scenarios[scenario], network);
  const on = await openBackend({ scenario });
  const timing = { now: () => on.store.clock.now(), wait: () => Promise.resolve() };
  const { store } = await visit(address, {
    on,
    ...(as !== null && { who: as === 'customer' ? 'mira' : as }),
    network: (respond) => overNetwork(kind, failing(fails, respond), timing),
  });
  if (kind === 'offline') act(() => void store.dispatch(connectionChanged(false)));
}

test.each(links)('%s', async (_title, page, one) => {
  const { state, address, shows, presses } = one;
  const user = userEvent.setup();
  await open(address);
  for (const name of presses) await user.click(await waitFor(() => pressed(name)));
  const place = () => (presses.length > 0 ? document.body : screen.getByRole('main'));
  await waitFor(() => expect(place()).toHaveTextContent(new RegExp(shows, 'i')));
  const waiting = '[role="status"], [aria-busy="true"]';
  if (state === 'loading') expect(place().querySelector(waiting)).toBeInTheDocument();
  else if (state === 'refreshing')
    await waitFor(() => expect(place().querySelector('[data-refreshing]')).toBeInTheDocument());
  else await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
  if (state === 'error') expect(document.querySelector('main .mantine-Skeleton-root')).toBeNull();
  const hidden = hiddenIn(page, one);
  if (hidden) expect(place()).not.toHaveTextContent(hidden);
});

test.each(alike)('$page has no state that looks like the plain page', async (page) => {
  const { address, shows } = page.plain;
  await open(address);
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(new RegExp(shows, 'i')));
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
  expect(takenForPlain(page, screen.getByRole('main').textContent)).toEqual([]);
});
