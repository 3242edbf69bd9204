import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#src/api/api.ts';
import { visit } from '#tests/kit/visit.tsx';

const never = () => new Promise<never>(() => undefined);

const bar = () => document.querySelector('main [data-at-top]');

test.each([
  ['/', 'PLN-000101'],
  ['/installments', 'Espresso machine'],
  ['/installments/details?plan=PLN-000101', 'Schedule'],
])('while %s is read again a bar shows it, and what was read stays', async (address, text) => {
  let isStalled = false;
  const { store } = await visit(address, {
    who: 'mira',
    network: (respond) => (request) => (isStalled ? never() : respond(request)),
  });
  const main = screen.getByRole('main');
  await waitFor(() => expect(main).toHaveTextContent(text));
  await waitFor(() => expect(bar()).toBeNull());
  isStalled = true;
  act(() => void store.dispatch(api.util.invalidateTags(['plan'])));
  await waitFor(() => expect(bar()).toBeInTheDocument());
  expect(main).toHaveTextContent(text);
});

test('while a part of a page is read for the first time there is no bar', async () => {
  await visit('/installments/details?plan=PLN-000101', {
    who: 'mira',
    network: (respond) => (request) => (request.url.endsWith('/schedule') ? never() : respond(request)),
  });
  await screen.findByRole('button', { name: 'More' });
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Activity'));
  await waitFor(() => expect(bar()).toBeNull());
});

test('a first read shows no bar', async () => {
  await visit('/installments', { who: 'mira', network: () => never });
  await waitFor(() =>
    expect(document.querySelector('[aria-busy="true"], [role="status"]')).toBeInTheDocument(),
  );
  expect(bar()).toBeNull();
});
