import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { breachOf } from '#src/demo/requests/breach.ts';
import { createExchanges } from '#src/demo/requests/exchanges.ts';
import { watchRequests } from '#src/demo/requests/requests-of-page.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { appAt } from '#tests/kit/application.tsx';

const api = 'http://api.test/shop';

/** A window whose requests are answered by path. */
function windowOf(answers: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const window = {
    location: new URL('http://app.test/installments') as unknown as Location,
    fetch: (input: RequestInfo | URL) => {
      const url = input instanceof Request ? input.url : String(input);
      asked.push(url);
      return Promise.resolve(new Response(answers[new URL(url, 'http://app.test').pathname] ?? '{}'));
    },
  };
  return { window, asked };
}

const record = () => createExchanges({ now: () => 0, wall: () => 0, breachOf });

test('requests to the API are listed with their breaches, and no others', async () => {
  const { window, asked } = windowOf({ '/shop/v1/products': '{"items":[{}]}' });
  const handle = watchRequests(api, window, record());
  await window.fetch('/builds/latest.json');
  await window.fetch(`${api}/v1/products`);
  await window.fetch(`${api}/v1/legal-documents/terms`);
  expect(asked).toEqual(['/builds/latest.json', `${api}/v1/products`, `${api}/v1/legal-documents/terms`]);
  await expect.poll(() => handle.exchanges.breaches()).toBe(2);

  const user = userEvent.setup();
  appAt('/other/error', {
    configuration: { mocks: 'off', requestList: 'on' },
    backend: () => new Promise(() => undefined),
    ready: handle,
  });
  await user.click(await screen.findByRole('button', { name: 'Requests 2 breaches' }));
  const drawer = await screen.findByRole('dialog', { name: 'Requests' });
  expect(drawer).toHaveTextContent('Tokens, contacts, card numbers, PINs and codes are masked');
  expect(
    within(drawer)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 20)),
  ).toEqual(['GET /v1/legal-docume', 'GET /v1/products200,']);
  await expectAccessible(document.body);
});

test('without the setting a page of a real API has no list', async () => {
  appAt('/other/error', {
    configuration: { mocks: 'off' },
    backend: () => new Promise(() => undefined),
    ready: { exchanges: record() },
  });
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Requests/ })).toBeNull();
});
