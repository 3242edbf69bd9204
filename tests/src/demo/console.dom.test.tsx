import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { setConsoleOpen } from '#src/demo/console-open.ts';
import { againAddress, personAddress } from '#src/demo/console/addresses.ts';
import { maxFaultRules, noFaults } from '#contracts/mock-control.ts';
import type { Exchange } from '#contracts/mock-in-page.ts';
import { signedIn } from '#src/platform/session/session.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { takeSavedFiles } from '#tests/kit/saved-files.ts';
import { openConsole, passed } from './open-console.tsx';

test('scenarios have names and lead to their links; the running one is marked', async () => {
  const { drawer, page } = await openConsole();
  const running = drawer.getByRole('link', { name: /^Days of grace/ });
  expect(running).toHaveAttribute('aria-current', 'true');
  expect(running).toHaveAttribute('href', '/?scenario=overdue-grace');
  const tour = drawer.getByRole('link', { name: /^A first purchase/ });
  expect(tour).toHaveAttribute('href', '/?tour=first-purchase');
  expect(drawer.getByRole('link', { name: /^Everyday/ })).not.toHaveAttribute('aria-current');
  const people = within(drawer.getByRole('region', { name: 'Log in as' })).getAllByRole('link');
  expect(people.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mira, a customer', '/?as=customer'],
    ['An administrator', '/mini-admin?as=administrator'],
    ['Second administrator', '/mini-admin?as=approver'],
    ['Read-only administrator', '/mini-admin?as=viewer'],
  ]);
  await expectAccessible(page.baseElement);
});

test('a reset says what is being made before it is, and a failed one is reported', async () => {
  const making = Promise.withResolvers<void>();
  const said: unknown[] = [];
  const { drawer, user } = await openConsole({
    reset: () => {
      said.push(drawer.getByRole('link', { name: /^Days of grace/ }).textContent);
      return making.promise;
    },
  });
  await user.click(drawer.getByRole('button', { name: 'Reset data' }));
  await waitFor(() => expect(said).toEqual(['Days of gracePreparing the data…']));
  expect(drawer.getByRole('button', { name: 'Reset data' })).toBeDisabled();
  making.reject(new Error('No storage'));
  expect(await drawer.findByRole('alert')).toHaveTextContent('The data could not be reset');
  expect(drawer.getByRole('button', { name: 'Reset data' })).toBeEnabled();
});

test('a key opens the console', async () => {
  const { user } = await openConsole();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Shift>}D{/Shift}');
  expect(await screen.findByRole('dialog', { name: 'Demo console' })).toBeInTheDocument();
  act(() => setConsoleOpen(false)); // it is open in every test of this file otherwise
});

test('what to press for a state is told in words, without the marks of a pattern', async () => {
  const { drawer, show } = await openConsole();
  await show('Pages');
  const pages = await drawer.findByRole('region', { name: 'States of the pages' });
  expect(pages).toHaveTextContent('locked, then press “+49 151 12345678”, “Send the code”, “Fill in …”');
  expect(pages).toHaveTextContent('“Add €50.00 to my wallet”');
  expect(pages).not.toHaveTextContent(/\\|\.[*+]/);
});

test('a press moves the clock, and the page shows the audit events of that time', async () => {
  const { drawer, user, show, days, store, page } = await openConsole();
  await show('Time');
  expect(drawer.getByText('Today in the demo:', { exact: false })).toHaveTextContent('10 January 2027');
  expect(drawer.queryByRole('button', { name: /^Default/ })).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Past grace, 13 Jan 2027' }));
  expect(days).toEqual(['2027-01-13']);
  expect(await drawer.findByText('What changed')).toBeInTheDocument();
  expect(drawer.getByText('Today in the demo:', { exact: false })).toHaveTextContent('13 January 2027');
  expect(
    drawer.getByText('PLN-000101: €8.00 late fee on 13 Jan 2027, now overdue, 1 message.'),
  ).toBeInTheDocument();
  expect(drawer.queryByRole('link', { name: 'Plan fee charged: 2' })).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'In the whole shop' }));
  const charged = await drawer.findByRole('link', { name: 'Plan fee charged: 2' });
  expect(charged).toHaveAttribute('href', '/mini-admin/audit?action=plan.fee-charged&as=administrator');
  expect(drawer.getByRole('link', { name: 'PLN-000101' })).toHaveAttribute(
    'href',
    '/mini-admin/installments?open=pln_1&as=administrator',
  );
  expect(drawer.getByText('Plan, active → overdue: 2')).toBeInTheDocument();
  expect(drawer.getByText('Messages sent: 3, on the demo phone')).toBeInTheDocument();
  act(() => {
    store.dispatch(signedIn({ token: 't', role: 'ADMINISTRATOR', expiresAt: '2027-01-14T09:00:00.000Z' }));
  });
  expect(charged).toHaveAttribute('href', '/mini-admin/audit?action=plan.fee-charged');
  await user.click(drawer.getByRole('button', { name: '+1 day' }));
  expect(days).toEqual(['2027-01-13', '2027-01-14']);
  await expectAccessible(page.baseElement);
});

test('moving the clock back is refused, with a hint that it only moves forward', async () => {
  const { drawer, user, show } = await openConsole({ moved: null });
  await show('Time');
  await user.click(drawer.getByRole('button', { name: '+1 day' }));
  expect(await drawer.findByText(/The clock only moves forward/)).toBeInTheDocument();
});

test('a day that is refused is no longer shown after another move, nor its message after another day', async () => {
  const { drawer, user, show, days } = await openConsole();
  await show('Time');
  const field = () => drawer.findByRole('textbox', { name: 'A day' });
  await user.type(await field(), '5 Jan 2027');
  await user.click(drawer.getByRole('button', { name: 'Move' }));
  expect(await drawer.findByText(/^5 Jan 2027 is .* Enter/)).toBeInTheDocument();
  expect(days).toEqual([]);
  await user.click(drawer.getByRole('button', { name: '+1 day' }));
  expect(await drawer.findByText('What changed')).toBeInTheDocument();
  expect(drawer.queryByText(/^5 Jan 2027 is/)).toBeNull();
  expect(await field()).toHaveValue('');
});

test('what a refused move says ends with the next day that is entered', async () => {
  const { drawer, user, show } = await openConsole({ moved: null });
  await show('Time');
  await user.click(drawer.getByRole('button', { name: '+1 day' }));
  expect(await drawer.findByText(/The clock only moves forward/)).toBeInTheDocument();
  await user.type(await drawer.findByRole('textbox', { name: 'A day' }), '1 Feb 2027');
  expect(drawer.queryByText(/The clock only moves forward/)).toBeNull();
});

test('a time without events is reported', async () => {
  const { drawer, user, show } = await openConsole({
    moved: { ...passed, events: [], statuses: [], messages: 0, plan: null },
  });
  await show('Time');
  await user.click(drawer.getByRole('button', { name: '+1 day' }));
  expect(await drawer.findByText('Nothing changed in this time.')).toBeInTheDocument();
});

test('faults are added, shown on the page, and ended by one press', async () => {
  const { drawer, user, show, faults, page } = await openConsole();
  await show('Faults');
  expect(drawer.getByRole('button', { name: 'End all faults' })).toBeDisabled();
  const add = async (answer: string, frequency: string) => {
    await user.click(drawer.getByRole('combobox', { name: 'Endpoint' }));
    await user.click(await screen.findByRole('option', { name: 'GET /v1/plans' }));
    await user.click(drawer.getByRole('combobox', { name: 'Its answer' }));
    await user.click(await screen.findByRole('option', { name: answer }));
    await user.click(drawer.getByRole('combobox', { name: 'How often' }));
    await user.click(await screen.findByRole('option', { name: frequency }));
    if (frequency === 'A share of requests') {
      await user.clear(drawer.getByRole('textbox', { name: 'Share' }));
      await user.type(drawer.getByRole('textbox', { name: 'Share' }), '25');
    }
    await user.click(drawer.getByRole('button', { name: 'Add fault' }));
  };
  await add('Carried out, then the connection is lost', 'Next request');
  await add('500 Something went wrong', 'A share of requests');
  await user.clear(drawer.getByRole('textbox', { name: 'Delay of each answer' }));
  await user.type(drawer.getByRole('textbox', { name: 'Delay of each answer' }), '250');
  const plans = { method: 'GET', path: '/v1/plans' };
  const lost = { ...plans, outcome: 'lost-after', applies: 'once' };
  const failing = {
    ...plans,
    outcome: { status: 500, body: '{}' },
    applies: { percent: 25, seed: 42 },
  };
  expect(faults.read()).toEqual({ network: null, latencyMs: 250, rules: [lost, failing] });
  expect(drawer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'GET /v1/plansCarried out, then the connection is lost. Next request.Remove',
    'GET /v1/plansAnswered with 500. 25\u00a0% of requests, seed 42.Remove',
  ]);
  await expectAccessible(page.baseElement);
  await user.click(drawer.getByRole('button', { name: /^Remove GET .* Next request/ }));
  expect(faults.read()?.rules).toEqual([failing]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Demo faults are on')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'End faults' }));
  expect(faults.read()).toBeNull();
  expect(screen.queryByText('Demo faults are on')).toBeNull();
});

test('the list of faults says when it is full', async () => {
  const { drawer, show, faults } = await openConsole();
  await show('Faults');
  const rule = { method: 'GET', path: '/v1/plans', outcome: 'no-answer', applies: 'always' } as const;
  act(() => faults.write({ ...noFaults, rules: Array.from({ length: maxFaultRules }, () => rule) }));
  expect(drawer.getByText(/^20 faults, which is the most/)).toBeInTheDocument();
  expect(drawer.queryByRole('combobox', { name: 'Endpoint' })).toBeNull();
});

test('the network is chosen, and all faults are ended in the console', async () => {
  const { drawer, user, show, faults } = await openConsole();
  await show('Faults');
  await user.click(drawer.getByRole('combobox', { name: 'Network' }));
  await user.click(await screen.findByRole('option', { name: 'Offline' }));
  expect(faults.read()).toEqual({ network: 'offline', latencyMs: 0, rules: [] });
  await user.click(drawer.getByRole('button', { name: 'End all faults' }));
  expect(faults.read()).toBeNull();
  expect(drawer.getByRole('combobox', { name: 'Network' })).toHaveValue('As the scenario has it');
});

test('requests are listed with status, duration and the check against the contract', async () => {
  const exchange: Exchange = {
    id: 1,
    method: 'GET',
    path: '/v1/plans',
    status: 200,
    durationMs: 12,
    hasKey: false,
    isReplay: false,
    isReal: false,
    breach: null,
    startedAt: Date.parse('2027-01-10T09:00:00Z'),
    request: new Request('http://app.test/api/v1/plans?limit=1', {
      headers: { Accept: 'application/json' },
    }),
    response: new Response('{}'),
  };
  const { drawer, user, show, requests, page } = await openConsole({ exchanges: [exchange] });
  await show('Requests');
  expect(await drawer.findByText('Fits the contract')).toBeInTheDocument();
  expect(drawer.getByText('200, 12 ms')).toBeInTheDocument();
  act(() =>
    requests.write([
      {
        ...exchange,
        id: 3,
        path: '/v1/me',
        status: null,
        durationMs: null,
        response: null,
        breach: undefined,
      },
      {
        ...exchange,
        id: 2,
        method: 'POST',
        path: '/v1/orders',
        status: 201,
        hasKey: true,
        isReplay: true,
        breach: '/id: is missing',
      },
      exchange,
    ]),
  );
  const [waiting, replayed] = drawer.getAllByRole('listitem');
  expect(waiting).toHaveTextContent('GET /v1/meWaiting for an answer');
  expect(replayed).toHaveTextContent('Breaks the contract/id: is missing');
  expect(replayed).toHaveTextContent('Replayed');
  expect(drawer.getByRole('tab', { name: 'Requests 1 breach' })).toBeInTheDocument();
  await user.type(drawer.getByRole('searchbox', { name: 'Find requests' }), 'breach');
  expect(drawer.getAllByRole('listitem')).toHaveLength(1);
  await expectAccessible(page.baseElement);
});

test('the state machine of a chosen entity, with the verdicts of the guards', async () => {
  const { drawer, user, show, page } = await openConsole();
  await show('Lifecycles');
  const current = () =>
    drawer.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true');
  expect(current().map(({ textContent }) => textContent)).toEqual(['pending']);
  const step = drawer.getByText('P1 activate → active').closest('li');
  expect(step).toHaveTextContent('Attempts leftHolds');
  expect(step).toHaveTextContent('Same currencyThe request decides');
  expect(step).toHaveTextContent('Past graceDecided when it happens');
  expect(step).toHaveTextContent('May extendRefusesIt was extended twice.');
  await expectAccessible(page.baseElement);
  await user.click(drawer.getByRole('combobox', { name: 'Entity' }));
  await user.click(await screen.findByRole('option', { name: /^PLN-000101/ }));
  expect(current().map(({ textContent }) => textContent)).toEqual(['active']);
  await user.click(drawer.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByRole('option', { name: 'User' }));
  expect(drawer.getByText('There is none in this scenario.')).toBeInTheDocument();
});

test('what was done is saved as a scenario of this page, and a file that cannot be read says why', async () => {
  const { saved } = takeSavedFiles();
  const { user, drawer } = await openConsole();
  await user.click(drawer.getByRole('button', { name: 'Save as scenario' }));
  expect(await saved[0]?.text()).toBe('opens: /installments?tab=all\nperson: null\n');
  const file = new File(['fly'], 'mine.scenario', { type: 'text/plain' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file can be chosen');
  await user.upload(input, file);
  const alert = await drawer.findByRole('alert');
  expect(alert).toHaveTextContent('The scenario could not be opened');
  expect(alert).toHaveTextContent('Line 1, column 1: there is “fly”');
});

test('a written scenario that cannot be kept says so', async () => {
  const { drawer, user, page } = await openConsole({
    openWritten: () => Promise.reject(new Error('No storage')),
  });
  const input = page.baseElement.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail();
  await user.upload(input, new File(['fly'], 'a.scenario', { type: 'text/plain' }));
  expect(await drawer.findByRole('alert')).toHaveTextContent('This browser does not save for this site');
});

test('addresses of the demo', () => {
  const view = {
    address: '/installments?tab=all&as=viewer&day=2027-01-11&scenario=happy',
    scenario: 'defaulted',
  };
  expect(againAddress({ ...view, as: 'customer', day: '2027-02-01' })).toBe(
    '/installments?tab=all&scenario=defaulted&as=customer&day=2027-02-01',
  );
  expect(againAddress({ ...view, as: null, day: null })).toBe('/installments?tab=all&scenario=defaulted');
  expect(personAddress('viewer')).toBe('/mini-admin?as=viewer');
});

test('a jurisdiction is chosen, and the link to this page names it', async () => {
  const { user, drawer } = await openConsole();
  const chosen = await drawer.findByRole('combobox', { name: 'Jurisdiction' });
  expect(chosen).toHaveValue('EU');
  await user.selectOptions(chosen, 'United Kingdom');
  expect(chosen).toHaveValue('UK_DPC');
  await user.click(drawer.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toContain('profile=UK_DPC');
});

test('requests are found by method, path and status, fifty at a time', async () => {
  const requestNo = (id: number): Exchange => ({
    id,
    startedAt: 0,
    method: id % 100 === 0 ? 'POST' : 'GET',
    path: `/v1/plans/${id}`,
    status: 200,
    durationMs: 1,
    hasKey: false,
    isReplay: false,
    isReal: false,
    breach: null,
    request: new Request(`http://demo.test/api/v1/plans/${id}`),
    response: null,
  });
  const exchanges = Array.from({ length: 10_000 }, (_none, index) => requestNo(10_000 - index));
  const { drawer, show } = await openConsole({ exchanges });
  const user = userEvent.setup();
  await show('Requests');
  expect(await drawer.findByText(/^10000 requests since/)).toBeInTheDocument();
  expect(drawer.getAllByRole('listitem')).toHaveLength(50);
  await user.type(drawer.getByRole('searchbox', { name: 'Find requests' }), 'post 200');
  expect(drawer.getByText(/^100 of 10000 requests since/)).toBeInTheDocument();
  expect(drawer.getAllByRole('listitem')[0]).toHaveTextContent('POST /v1/plans/10000');
  await user.click(drawer.getByRole('button', { name: 'Show 50 more' }));
  expect(drawer.getAllByRole('listitem')).toHaveLength(100);
});

test('a further request beside 10,000 reads and renders no more than the rows in sight', async () => {
  let reads = 0;
  const requestNo = (id: number): Exchange => ({
    id,
    startedAt: 0,
    method: 'GET',
    get path() {
      reads += 1;
      return `/v1/plans/${id}`;
    },
    status: 200,
    durationMs: 1,
    hasKey: false,
    isReplay: false,
    isReal: false,
    breach: null,
    request: new Request('http://demo.test/api/v1/plans'),
    response: null,
  });
  let exchanges = Array.from({ length: 10_000 }, (_none, index) => requestNo(10_000 - index));
  const { drawer, user, show, requests } = await openConsole({ exchanges });
  const readsOfOneMore = () => {
    reads = 0;
    exchanges = [requestNo(exchanges.length + 1), ...exchanges];
    act(() => requests.write(exchanges));
    return reads;
  };
  await show('Requests');
  expect(await drawer.findByText(/^10000 requests since/)).toBeInTheDocument();
  expect(readsOfOneMore()).toBeLessThan(100);
  await user.type(drawer.getByRole('searchbox', { name: 'Find requests' }), 'plans');
  expect(drawer.getByText(/^10001 requests since/)).toBeInTheDocument();
  expect(readsOfOneMore()).toBeLessThan(100);
  expect(drawer.getAllByRole('listitem')).toHaveLength(50);
});

test('the bodies of a request are shown, with a line for curl', async () => {
  const exchange: Exchange = {
    id: 1,
    startedAt: 0,
    method: 'POST',
    path: '/v1/orders',
    status: 201,
    durationMs: 1,
    hasKey: true,
    isReplay: false,
    isReal: false,
    breach: null,
    request: new Request('http://demo.test/api/v1/orders', { method: 'POST', body: '{"items":[]}' }),
    response: new Response('{"id":"ord_1"}', { status: 201 }),
  };
  const { drawer, show, page } = await openConsole({ exchanges: [exchange] });
  const user = userEvent.setup();
  await show('Requests');
  await user.click(await drawer.findByRole('button', { name: 'Show bodies of POST /v1/orders' }));
  expect(await drawer.findByLabelText('Sent')).toHaveTextContent('{ "items": [] }');
  expect(drawer.getByLabelText('Received')).toHaveTextContent('{ "id": "ord_1" }');
  expect(drawer.getByRole('button', { name: 'Copy as curl' })).toBeInTheDocument();
  await expectAccessible(page.baseElement);
});

const sent = { no: 2, method: 'POST', path: '/v1/orders', status: 409 };

test.each([
  [
    { total: 2, sent, expected: null },
    '2 requests of the link were sentThe last one, POST /v1/orders, was answered with 409, as in the report.',
  ],
  [
    { total: 5, sent, expected: 'status 201' },
    'Request 2 of 5 was answered in another wayPOST /v1/orders was answered with 409. The report has status 201 here. The requests after it were not sent.',
  ],
  [
    'unreadable' as const,
    'The requests of the link could not be readCopy the whole link from the report and open it again.',
  ],
])('the requests say what those of a link have done: %o', async (replayed, text) => {
  const { drawer, show } = await openConsole({ replayed });
  await show('Requests');
  expect(await drawer.findByRole('alert')).toHaveTextContent(text);
});

describe('a real API beside the mock', () => {
  async function filledIn(config: () => Promise<Response>) {
    const { promise, resolve } = Promise.withResolvers<string>();
    vi.stubGlobal('fetch', (url: string) => {
      resolve(url);
      return config();
    });
    const opened = await openConsole();
    const { drawer, user, show } = opened;
    await show('Real API');
    await user.type(drawer.getByRole('textbox', { name: 'Base URL of the real API' }), 'https://api.test/x/');
    await user.type(drawer.getByLabelText('Token of a session there'), 'secret');
    await user.click(drawer.getByRole('combobox', { name: 'Add what it answers' }));
    await user.type(drawer.getByRole('combobox', { name: 'Add what it answers' }), 'coming');
    await user.click(await screen.findByRole('option', { name: 'coming-payments' }));
    return { ...opened, asked: promise };
  }

  test('is asked first, then answers what was chosen, which each page says', async () => {
    const { drawer, user, mixed, tokens, asked, page } = await filledIn(() =>
      Promise.resolve(new Response('{}')),
    );
    expect(drawer.getByRole('combobox', { name: 'Add what it answers' })).toHaveValue('');
    await user.click(drawer.getByRole('button', { name: 'Switch on' }));
    expect(await asked).toBe('https://api.test/x/v1/config');
    await waitFor(() =>
      expect(mixed.read()).toEqual({ baseUrl: 'https://api.test/x', operations: ['getComingPayments'] }),
    );
    expect([...tokens]).toEqual([['https://api.test/x', 'secret']]);
    expect(drawer.getByLabelText('Token of a session there')).toHaveValue('');
    expect(drawer.getByRole('alert')).toHaveTextContent('its configuration breaks the contract');
    expect(drawer.getByRole('alert')).toHaveTextContent('GET /v1/config was answered with 200: /');
    expect(drawer.getByRole('alert')).toHaveTextContent('correct the base URL');
    await expectAccessible(page.baseElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Real API api.test: coming-payments')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const again = within(await screen.findByRole('dialog', { name: 'Demo console' }));
    await user.click(await again.findByRole('button', { name: 'All from the mock' }));
    expect(mixed.read()).toBeNull();
    act(() => setConsoleOpen(false));
  });

  test('is not switched on while it does not answer, and the console says what may be wrong', async () => {
    const { drawer, user, mixed, page } = await filledIn(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    await user.click(drawer.getByRole('button', { name: 'Switch on' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('start it with --real-api https://api.test/x');
    expect(mixed.read()).toBeNull();
    await expectAccessible(page.baseElement);
  });

  test('needs an address and something to answer', async () => {
    const { drawer, user, show, mixed } = await openConsole();
    await show('Real API');
    await user.click(drawer.getByRole('button', { name: 'Switch on' }));
    expect(drawer.getByText(/^Enter an address that begins with http/)).toBeInTheDocument();
    expect(
      drawer.getByText('Choose a resource or an operation that the real API is to answer.'),
    ).toBeInTheDocument();
    expect(mixed.read()).toBeNull();
  });

  test('is only offered after a file has asked for it: a notice names it, and the console has it to switch on', async () => {
    const { user, mixed } = await openConsole({
      offered: { baseUrl: 'https://api.test/x', operations: ['getComingPayments'] },
    });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText(/real API, which is off: api\.test: coming-payments$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    const again = within(await screen.findByRole('dialog', { name: 'Demo console' }));
    expect(await again.findByLabelText('Base URL of the real API')).toHaveValue('https://api.test/x');
    expect(
      within(again.getByRole('list', { name: 'From the real API' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    expect(mixed.read()).toBeNull();
    await user.click(again.getByRole('button', { name: 'All from the mock' }));
    act(() => setConsoleOpen(false));
    await waitFor(() => expect(screen.queryByText(/which is off/)).toBeNull());
  });
});

test('an opened scenario file is named in place of the running scenario, and a wrong one says why', async () => {
  const openedFile = { title: 'own', description: 'Mira buys.', hint: 'Look.', address: '/orders' };
  const { drawer, page } = await openConsole({ openedFile });
  const section = await drawer.findByRole('region', { name: 'Scenario file: own' });
  expect(section).toHaveTextContent('Mira buys. Look.');
  expect(drawer.queryByRole('link', { current: true })).toBeNull();
  expect(drawer.getByText('wrong.scenario: Line 3, column 1: odd.')).toBeInTheDocument();
  await expectAccessible(page.baseElement);
});
