import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

test('the space of a plan’s actions is reserved until the plan has been fetched', async () => {
  const { requests } = await visit('/installments/details', {
    who: 'mira',
    instead: ({ pathname }) =>
      /\/v1\/plans\/pln_\w+$/.test(pathname) ? new Response(new ReadableStream()) : null,
  });
  await screen.findByRole('heading', { level: 1, name: /^PLN-/ });
  await waitFor(() =>
    expect(requests.map(({ name }) => name).join()).toMatch(/GET \/v1\/plans\/pln_\w+(,|$)/),
  );
  expect(document.querySelector('main [style*="--skeleton-height: 2.625rem"]')).not.toBeNull();
});
