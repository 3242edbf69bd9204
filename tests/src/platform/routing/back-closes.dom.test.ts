import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addressed, watchBack } from '#src/platform/routing/back-closes.ts';

let stop = () => undefined as unknown;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Opens a layer that Escape closes, as those of the product do. */
function layer(role: string, closes = true): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.addEventListener('keydown', ({ key }) => closes && key === 'Escape' && element.remove());
  return document.body.appendChild(element);
}

/** A page whose address is read by something like a router. */
function watched() {
  stop = watchBack(window);
  const visitedPaths: string[] = [];
  const read = () => visitedPaths.push(window.location.pathname);
  window.addEventListener('popstate', read);
  const end = stop;
  stop = () => {
    window.removeEventListener('popstate', read);
    return end();
  };
  window.history.replaceState({ idx: 0 }, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/here');
  return visitedPaths;
}

test.each(['dialog', 'menu'])(
  'Back closes an open %s and leaves the page; the next one goes back',
  async (role) => {
    const visitedPaths = watched();
    const open = layer(role);
    window.history.back();
    await waitFor(() => expect(open).not.toBeInTheDocument());
    await waitFor(() => expect(window.location.pathname).toBe('/here'));
    expect(visitedPaths).toEqual([]);
    window.history.back();
    await waitFor(() => expect(visitedPaths).toEqual(['/before']));
  },
);

test('the topmost of several layers is closed, and one of the address with it', async () => {
  const visitedPaths = watched();
  const drawer = layer('dialog');
  for (const name of Object.keys(addressed)) drawer.setAttribute(name, 'true');
  const dialog = layer('dialog');
  window.history.back();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(window.location.pathname).toBe('/here'));
  expect(drawer).toBeInTheDocument();
  window.history.back();
  await waitFor(() => expect(visitedPaths).toEqual(['/before']));
});

test('an entry of unknown place, as of a fragment, is left as if no dialog were open', async () => {
  const visitedPaths = watched();
  window.history.pushState(null, '', '/here#part');
  layer('dialog');
  window.history.back();
  await waitFor(() => expect(visitedPaths).toEqual(['/here']));
  expect(window.location.hash).toBe('');
});

test('a dialog that stays open does not hold the person for a second time', async () => {
  const visitedPaths = watched();
  let asked = 0;
  layer('dialog', false).addEventListener('keydown', () => (asked += 1));
  window.history.back();
  await waitFor(() => expect(asked).toBe(1));
  await waitFor(() => expect(window.location.pathname).toBe('/here'));
  window.history.back();
  await waitFor(() => expect(visitedPaths).toEqual(['/before']));
});
