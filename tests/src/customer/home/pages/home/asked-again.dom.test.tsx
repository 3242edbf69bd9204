import { setupListeners } from '@reduxjs/toolkit/query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

test('products and plans that are refetched without changes are not rendered again', async () => {
  const { requests, store, rest } = await visit('/');
  const stop = setupListeners(store.dispatch); // as main.tsx does
  await screen.findByRole('list', { name: 'Plans for this amount' });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const before = requests.length;
  const drawn: MutationRecord[] = [];
  const observer = new MutationObserver((records) => drawn.push(...records));
  const main = screen.getByRole('main');
  observer.observe(main, { attributes: true, childList: true, characterData: true, subtree: true });
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(requests.length).toBeGreaterThanOrEqual(before + 2));
  await rest();
  observer.disconnect();
  stop();
  const isBar = ({ addedNodes, removedNodes }: MutationRecord) =>
    [...addedNodes, ...removedNodes].some(
      (node) => node instanceof HTMLElement && 'refreshing' in node.dataset,
    );
  const rendered = drawn.filter((record) => !isBar(record));
  expect(rendered.map(({ target, attributeName }) => `${target.nodeName} ${attributeName}`)).toEqual([]);
});
