import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { takeSavedFiles } from '#tests/kit/saved-files.ts';
import { visit } from '#tests/kit/visit.tsx';

const head = async (within_: HTMLElement = document.body) => {
  const lender = await within(within_).findByText('Tranche, support@tranche.example');
  return lender.closest('dl') ?? document.body;
};
const whole =
  /^LenderTranche, support@tranche\.exampleCustomerMira OkaforPrinted10 Jan 2027, \d\d:\d\dAmounts inEUR$/;

test('a printed plan names customer, lender, time and currency', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { saved, press } = takeSavedFiles();
  const user = userEvent.setup();
  await visit('/installments/details?plan=PLN-000101', { who: 'mira' });
  await waitFor(async () => expect(await head()).toHaveTextContent(whole));
  await user.click(await screen.findByRole('button', { name: 'Print' })); // comes with the plan's records
  expect(print).toHaveBeenCalledOnce();
  const statement = screen.getByRole('button', { name: 'Statement' });
  await waitFor(() => expect(statement).toBeEnabled());
  await user.click(statement);
  press.mockRestore();
  expect(await saved[0]?.text()).toMatch(/PLN-000101.*Mira Okafor/);
});

test('the time is that of the print, not that of opening the page', async () => {
  await visit('/installments/details?plan=PLN-000101', { who: 'mira' });
  await waitFor(async () => expect(await head()).toHaveTextContent(whole));
  const printed = await head();
  const days = 3 * 86_400_000;
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + days);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(printed).toHaveTextContent('Printed13 Jan 2027'); // at once, because the next answer would update the backend's time
});

test.each(['Agreement', 'Receipt for €183.69'])('the printed document "%s" names them, too', async (name) => {
  const user = userEvent.setup();
  await visit('/installments/details?plan=PLN-000101', { who: 'mira' });
  const [open] = await screen.findAllByRole('button', { name });
  await user.click(open ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: /^Agreement PLN-|^Receipt/ });
  await waitFor(async () => expect(await head(dialog)).toHaveTextContent(whole));
});

test('all coming payments are printed, not only the first months', async () => {
  const print = vi.fn(() => expect(screen.getByText(/^May 2027/)).toBeVisible());
  vi.stubGlobal('print', print);
  const user = userEvent.setup();
  await visit('/installments', { who: 'mira' });
  const coming = (await screen.findByRole('heading', { name: 'Upcoming payments' })).closest('section');
  expect(screen.queryByText(/^May 2027/)).toBeNull();
  await user.click(within(coming ?? document.body).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(await head()).toHaveTextContent('CustomerMira Okafor');
});
