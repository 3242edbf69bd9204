import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ComingPayments } from '#contracts/plans/coming-payment.ts';
import { z } from '#contracts/z.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { visit } from '#tests/kit/visit.tsx';

const comingOf = (json: string) => z.parse(ComingPayments, JSON.parse(json)).currencies;

/** A customer with three plans, and with the same ones as if they were in pounds. */
async function inTwoCurrencies() {
  const on = await openBackend({ scenario: 'happy' });
  const mira = await person(on, people.mira);
  await mira.buys('Headphones', 'STD6');
  await on.wait(61_000); // the next code is sent after a minute
  await visit('/installments', {
    who: 'mira',
    on,
    network: (respond) => async (request) => {
      const response = await respond(request);
      if (!request.url.endsWith('/v1/coming-payments')) return response;
      const text = await response.text();
      const currencies = [...comingOf(text), ...comingOf(text.replaceAll('"EUR"', '"GBP"'))];
      return Response.json({ ...JSON.parse(text), currencies }, response);
    },
  });
}

test('each currency has its own parts of a month', async () => {
  await inTwoCurrencies();
  const heading = await screen.findByRole('heading', { name: 'Upcoming payments' });
  const coming = within(heading.closest('section') ?? document.body);
  const months = coming.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(months.map((text) => text.replace(/\d+\.\d\d/, ''))).toEqual([
    'February 2027 €',
    'February 2027 £',
    'March 2027 €',
  ]);
  expect(screen.getByRole('region', { name: /^Next payment in EUR/ })).toHaveTextContent('€');
  expect(screen.getByRole('region', { name: /^Next payment in GBP/ })).toHaveTextContent('£');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Pay all plans off in EUR' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Pay all plans off in GBP' })).toBeVisible();
});
