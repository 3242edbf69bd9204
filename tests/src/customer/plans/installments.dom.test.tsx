import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { connectionChanged } from '#src/platform/store/shell.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { takeSavedFiles } from '#tests/kit/saved-files.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';
import { until } from '#tests/kit/until.ts';

const customer = { who: 'mira' } as const;

describe('the plans of a customer', () => {
  test('shows the next payment, and each plan with its strip and figures [ROUTE-08]', async () => {
    await visit('/installments', customer);
    expect(await screen.findByRole('heading', { level: 1, name: 'Instalments' })).toBeVisible();
    const next = await screen.findByRole('region', { name: 'Next payment · 5 Feb' });
    expect(within(next).getByRole('link', { name: 'Pay €183.69' })).toHaveAttribute(
      'href',
      '/installments/details?plan=PLN-000101&pay=1',
    );
    expect(next).toHaveTextContent(/^Next payment · 5 Feb€183\.69Left to pay€734\.78/);
    expect(next).not.toHaveTextContent('To avoid'); // nothing is late
    const card = (await screen.findByRole('heading', { name: 'Espresso machine' })).closest('article');
    // 7 lines of 1,222.16: 120.00 and twice 183.69 are paid
    expect(card).toHaveTextContent('Espresso machine€734.78 left · last payment 5 May 2027€183.69');
    expect(
      screen.getByRole('img', {
        name: 'Schedule of PLN-000101: 6 instalments until 5 May 2027: 2 paid, 4 open',
      }),
    ).toBeInTheDocument();
  });

  test('the buttons of the page arrive together, so that none moves another', async () => {
    const { promise: coming, resolve: arrive } = Promise.withResolvers<void>();
    const isComing = (request: Request) => request.url.endsWith('/coming-payments');
    const { requests } = await visit('/installments', {
      ...customer,
      scenario: 'one-of-each',
      network: (respond) => async (request) => {
        if (isComing(request)) await coming;
        return respond(request);
      },
    });
    await waitFor(() =>
      expect(requests.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['GET /v1/plans', 'GET /v1/coming-payments']),
      ),
    );
    expect(screen.queryByRole('button', { name: 'Redeem a scratchcard' })).toBeNull();
    arrive();
    expect(await screen.findByRole('button', { name: 'More' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Redeem a scratchcard' })).toBeVisible();
  });

  test('offline the next payment cannot be made, and the card says why', async () => {
    const { store } = await visit('/installments', customer);
    const next = await screen.findByRole('region', { name: /^Next payment/ });
    expect(await within(next).findByRole('link', { name: 'Pay €183.69' })).toBeVisible();
    act(() => void store.dispatch(connectionChanged(false)));
    expect(within(next).getByRole('button', { name: 'Pay €183.69' })).toBeDisabled();
    expect(next).toHaveTextContent('You can pay once you’re back online.');
  });

  test('shows what is due, left to pay, and until when a payment avoids a late fee', async () => {
    await visit('/installments', { ...customer, scenario: 'near-cap' });
    // three late lines of 183.69 with two fees of 8.00, then 183.69, 183.69 and 183.71
    expect(await screen.findByRole('region', { name: 'Due now · oldest 63 days late' })).toHaveTextContent(
      /€567\.07Left to pay€1,118\.16To avoid €8\.00Pay by 13 Jan/,
    );
  });

  test('shows what was saved by paying another plan off', async () => {
    const on = await openBackend();
    const mira = await person(on, people.mira);
    for (const offer of ['STD6', 'STD6'] as const) {
      await mira.buys('Espresso machine', offer);
      await on.wait(61_000); // the next code is sent after a minute
    }
    await mira.settles(on.store.tables.plans.all()[0]?.number ?? '');
    await visit('/installments', { ...customer, on });
    // docs/domain.md, "Worked examples": 1,080.00 on the first day in place of 1,102.16
    expect(await screen.findByRole('region', { name: /^Next payment/ })).toHaveTextContent(
      /Left to pay€1,102\.16Saved by paying early€22\.16/,
    );
  });

  test('shows upcoming payments by month, as a file and in the calendar', async () => {
    const { saved, press } = takeSavedFiles();
    const user = userEvent.setup();
    await visit('/installments', customer);
    const heading = await screen.findByRole('heading', { name: 'Upcoming payments' });
    const coming = within(heading.closest('section') ?? document.body);
    expect(coming.getAllByRole('heading', { level: 3 }).map((month) => month.textContent)).toEqual([
      'February 2027 €183.69',
      'March 2027 €183.69',
      'April 2027 €183.69',
    ]);
    expect(coming.getAllByRole('link', { name: /^Espresso machine/ })[0]).toHaveAttribute(
      'href',
      '/installments/details?plan=PLN-000101',
    );
    await user.click(coming.getByRole('button', { name: 'Show all 4 months' }));
    const may = coming.getByRole('heading', { name: 'May 2027 €183.71' });
    expect(may).toBeVisible();
    expect(may.closest('li')).toHaveFocus();
    await user.click(coming.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add to calendar' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(coming.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Save as CSV' }));
    press.mockRestore();
    const [calendar = '', file = ''] = await Promise.all(saved.map(async (blob) => blob.text()));
    expect(calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(4);
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270205');
    expect(file).toContain('2027-05-05,PLN-000101,Espresso machine,Instalment 6,Open,183.71,EUR');
  });

  test('the calendar shows each amount on its day and keeps its address', async () => {
    const user = userEvent.setup();
    await visit('/installments', customer);
    const heading = await screen.findByRole('heading', { name: 'Upcoming payments' });
    const coming = within(heading.closest('section') ?? document.body);
    await user.click(coming.getByRole('button', { name: 'Calendar' }));
    expect(new URLSearchParams(window.location.search).get('coming')).toBe('calendar');
    const day = await coming.findByRole('button', { name: /^Friday,? 5 February 2027, €183\.69$/ });
    expect(coming.getByRole('heading', { level: 3, name: 'February 2027 €183.69' })).toBeVisible();
    expect(coming.getByRole('button', { name: /^Saturday,? 6 February 2027$/ })).toBeDisabled();
    await user.click(day);
    expect(day).toHaveAttribute('aria-pressed', 'true');
    expect(coming.getByRole('heading', { level: 3, name: /^Friday,? 5 February 2027$/ })).toBeVisible();
    await user.click(coming.getByRole('button', { name: 'Next month' }));
    expect(coming.getByRole('heading', { level: 3, name: 'March 2027 €183.69' })).toBeVisible();
    // The last of the four payments is in May: the calendar ends there.
    await user.click(coming.getByRole('button', { name: 'Next month' }));
    await user.click(coming.getByRole('button', { name: 'Next month' }));
    expect(coming.getByRole('listitem')).toHaveTextContent(
      '5 May · Espresso machine, PLN-000101, instalment 6',
    );
    expect(coming.getByRole('button', { name: 'Next month' })).toBeDisabled();
  });

  test('plans are filtered by the day of their next payment and of the purchase', async () => {
    const user = userEvent.setup();
    const { requests } = await visit('/installments', customer);
    await user.click(await screen.findByRole('button', { name: 'Search, sort and filter' }));
    expect(screen.getByRole('searchbox', { name: 'Search plans' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Next due' }));
    await user.click(await screen.findByRole('button', { name: 'Next 7 days' }));
    expect(new URLSearchParams(window.location.search).get('nextDue')).toBe('next-7-days');
    await until(() => {
      const { url } = requests.findLast(({ name }) => name === 'GET /v1/plans') ?? {};
      expect(url?.searchParams.get('filter[nextDue][gte]')).toBe('2027-01-10');
      expect(url?.searchParams.get('filter[nextDue][lte]')).toBe('2027-01-16');
    });
    expect(await screen.findByRole('button', { name: 'Clear search and filters' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bought' })).toBeVisible();
  });

  test('tabs are in the address and request their states', async () => {
    const user = userEvent.setup();
    const { requests } = await visit('/installments', customer);
    await screen.findByRole('heading', { name: 'Espresso machine' });
    await user.click(screen.getByRole('link', { name: 'Paid off' }));
    expect(await screen.findByRole('heading', { name: 'Headphones' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Espresso machine' })).toBeNull());
    expect(window.location.search).toBe('?tab=finished');
    expect(screen.getByRole('link', { name: 'Paid off' })).toHaveAttribute('aria-current', 'page');
    const states = requests.map(({ url }) => url.searchParams.getAll('filter[status]'));
    expect(states).toContainEqual(['SETTLED', 'WITHDRAWN', 'CANCELLED']);
  });

  test('the empty page says why and offers one action', async () => {
    await visit('/installments', { ...customer, scenario: 'new-user' });
    expect(await screen.findByRole('heading', { name: 'No instalments to pay' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Calculate a plan' })).toHaveAttribute('href', '/');
    const card = screen.getByRole('region', { name: 'Nothing to pay' });
    expect(card).toHaveTextContent('€0.00');
    expect(within(card).getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/');
  });

  test('the page without overdue plans does not offer products', async () => {
    await visit('/installments?tab=overdue', customer);
    expect(await screen.findByRole('heading', { name: 'Nothing is overdue' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Calculate a plan' })).toBeNull();
  });
});

describe('a plan', () => {
  test('without a number in the address the plan that is due next is shown [ROUTE-09]', async () => {
    await visit('/installments/details', customer);
    expect(await screen.findByRole('heading', { level: 1, name: 'Espresso machine' })).toBeVisible();
    expect(document.title).toMatch(/^Espresso machine · /);
    expect(screen.getByRole('main')).toHaveTextContent('6 months · PLN-000101');
  });

  test('a plan that this account does not have is reported with a link to its own', async () => {
    await visit('/installments/details?plan=PLN-999999', customer);
    expect(await screen.findByRole('heading', { level: 1, name: 'No such plan' })).toBeVisible();
    expect(screen.getByText(/PLN-999999 may be mistyped/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'All your plans' })).toHaveAttribute(
      'href',
      '/installments?tab=all',
    );
  });

  test('shows its schedule with the published figures of STD6 over 1,200.00 [ROUTE-09]', async () => {
    await visit('/installments/details?plan=PLN-000101', customer);
    const table = await screen.findByRole('table', { name: 'Schedule, line by line' });
    const figures: string[][] = [];
    for (const line of within(table).getAllByRole('button', { name: /calculation of instalment/ })) {
      await userEvent.click(line);
      const parts = screen.getByText(/interest \+/).textContent;
      figures.push(
        [line.closest('tr')?.textContent ?? '', parts].flatMap((text) => text.match(/\d+\.\d\d/g) ?? []),
      );
    }
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('€120.00');
    // docs/domain.md, "Worked examples": 120.00 down, then 5 of 183.69 and one of 183.71
    expect(figures).toEqual([
      ['183.69', '6.30', '177.39'],
      ['183.69', '5.27', '178.42'],
      ['183.69', '4.22', '179.47'],
      ['183.69', '3.18', '180.51'],
      ['183.69', '2.12', '181.57'],
      ['183.71', '1.07', '182.64'],
    ]);
  });

  test('a line explains its amounts, opened by itself or by a segment of the strip', async () => {
    const user = userEvent.setup();
    await visit('/installments/details?plan=PLN-000101', customer);
    const line = await screen.findByRole('button', { name: /calculation of instalment 1$/i });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await user.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/interest \+/)).toHaveTextContent('€6.30 interest + €177.39 principal.');
    await user.click(screen.getByRole('button', { name: 'See the calculation' }));
    expect(screen.getByText('Principal on', { exact: false }).closest('li')).toHaveTextContent(/€1,080\.00$/);
    expect(screen.getByText('Principal left after it').closest('li')).toHaveTextContent(/€902\.61$/);
    await user.click(screen.getByRole('option', { name: /^Instalment 2 of 6/ }));
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'See the calculation' }));
    expect(screen.getByText('Principal left after it').closest('li')).toHaveTextContent(/€724\.19$/);
  });

  test('an opened line names its payments, and the last one explains the rounding', async () => {
    const user = userEvent.setup();
    await visit('/installments/details?plan=PLN-000101', customer);
    await user.click(await screen.findByRole('button', { name: /calculation of instalment 1$/i }));
    expect(await screen.findByText(/From the payment of/)).toHaveTextContent(
      /From the payment of €183\.69, Mastercard •••• \d{4}, 5 Dec 2026/,
    );
    expect(screen.queryByText(/The last instalment takes/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /calculation of instalment 6$/i }));
    await user.click(screen.getByRole('button', { name: 'See the calculation' }));
    expect(screen.getByText(/The last instalment takes the cents that rounding has left/)).toBeVisible();
    expect(screen.queryByText(/From the payment of/)).toBeNull();
  });

  test('shows its payments', async () => {
    await visit('/installments/details?plan=PLN-000101', customer);
    const heading = await screen.findByRole('heading', { name: 'Payments' });
    const payments = within(heading.closest('section') ?? document.body);
    expect(await payments.findAllByText('Instalment')).toHaveLength(2);
    expect(payments.getByText('Down payment').closest('li')).toHaveTextContent(
      /^Down payment€120\.00.*Receipt$/,
    );
  });

  test('shows the charged part of the late fees and the next fee', async () => {
    await visit('/installments/details', { ...customer, scenario: 'near-cap' });
    const heading = await screen.findByRole('heading', { name: 'Late fees' });
    expect(heading.closest('section')).toHaveTextContent(
      '€16.00 of €24.00 at most. Next: €8.00 on 14 Jan 2027.',
    );
    expect(screen.getByText(/^Pay by/).parentElement).toHaveTextContent(
      /^Pay by 13 Jan to avoid a late fee of €8\.00\. 3 days left\./,
    );
  });

  test('a failure of the schedule affects only the schedule', async () => {
    const instead = (url: URL) => (url.pathname.endsWith('/schedule') ? internalProblem(url) : null);
    await visit('/installments/details?plan=PLN-000101', { ...customer, instead });
    expect(await screen.findByRole('alert')).toHaveTextContent('req-7');
    expect(screen.getByRole('region', { name: 'Figures' })).toBeVisible();
  });

  test("another customer's plan is not found, in the words of one that does not exist", async () => {
    const shownFor = async (number: string, owner: string | undefined) => {
      const { backend, unmount } = await visit(`/installments/details?plan=${number}`, customer);
      expect(await screen.findByRole('heading', { level: 1, name: 'No such plan' })).toBeVisible();
      expect(screen.getByText(new RegExp(`${number} may be mistyped`))).toBeVisible();
      expect(backend.store.tables.plans.find('number', number)?.customerName).toBe(owner);
      const words = screen.getByRole('main').textContent.replaceAll(number, '');
      unmount();
      return words;
    };
    expect(await shownFor('PLN-000097', 'Nadja Meyer')).toBe(await shownFor('PLN-999997', undefined));
  });
});
