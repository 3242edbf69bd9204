import { replayLink } from '#contracts/replay.ts';
import { expect, expectAccessible, test } from '#e2e/fixtures.ts';
import { people } from '#tests/kit/people.ts';

const json = { 'Content-Type': 'application/json' };
const asMira = { Authorization: 'Bearer ${token_1}' };
const read = { isControl: false, method: 'GET', headers: asMira, body: null, status: 200, takes: {} };

/** Mira logs in, a minute passes, and she opens the first of her plans. */
const requests = [
  {
    ...read,
    isControl: true,
    method: 'POST',
    path: '/sessions',
    headers: json,
    body: JSON.stringify({ contact: people.mira }),
    takes: { token_1: 'token' },
  },
  {
    ...read,
    isControl: true,
    method: 'PUT',
    path: '/clock',
    headers: json,
    body: '{"advanceMs":60000}',
  },
  { ...read, path: '/v1/plans', takes: { pln_1: 'items[0].id' } },
  { ...read, path: '/v1/plans/${pln_1}' },
];

test('a link with requests shows what the mock backend answers, as the person who sent them', async ({
  page,
}) => {
  await page.goto(`/installments${await replayLink({ scenario: 'overdue-grace', requests })}`);
  const drawer = page.getByRole('dialog', { name: 'Demo console' });
  await expect(drawer.getByRole('alert')).toContainText('4 requests of the link were sent');
  await expect(drawer.getByRole('listitem').first()).toContainText('Fits the contract');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main')).toContainText('PLN-000101');
  await expect(page).toHaveURL('/installments?scenario=overdue-grace');
});
