import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import '#src/administration/dashboard/BarsOfChart.tsx';
import '#src/administration/dashboard/pages/mini-admin/Panels.tsx'; // compiled before a test waits for it
import { panelNames } from '#src/administration/dashboard/tiles.ts';
import { auditEventOf } from '#tests/kit/audit-event.ts';
import { openBackend, START } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { person } from '#tests/kit/person.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';
import { rowsAt } from '#tests/src/administration/dashboard/rows-at.ts';

const admin = { who: 'administrator' } as const;

/** The storage key of the arrangement of the administrator of `visitAsThemselves`. */
const kept = 'tranche.dashboard.adm_1';

/** Opens the dashboard in a session that names its administrator. */
async function visitAsThemselves() {
  const on = await openBackend({ scenario: 'happy' });
  const token = await on.signIn(people.administrator);
  const expiresAt = '2027-01-10T21:00:00.000Z';
  const session = { token, role: 'ADMINISTRATOR', administratorId: 'adm_1', expiresAt };
  sessionStorage.setItem('tranche.session', JSON.stringify(session));
  await visit('/mini-admin', { on });
}
const otherFigures = [
  'collection-rate',
  'on-time-rate',
  'par30',
  'authorisation-rate',
  'approval-rate',
  'approvals-waiting',
  'collateral-waiting',
  'cards-redeemed',
  'messages-delivered',
];

async function tile(name: string): Promise<HTMLElement> {
  const figures = within(await screen.findByRole('list', { name: 'Key figures' }));
  const item = (await figures.findByRole('link', { name })).closest('li');
  if (!item) throw new Error(`The figure ${name} is in no tile`);
  return item;
}

describe('the dashboard of the administration', () => {
  test('a tile shows its figure and how it changed, and opens the list of its rows [ROUTE-10]', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin', admin);
    expect(await screen.findByRole('heading', { level: 1, name: 'Administration' })).toBeVisible();
    expect(await tile('Principal left')).toHaveTextContent(/€[\d,]+\.\d\d.*since/);
    await user.click(screen.getByRole('link', { name: 'Collected' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Paid on: 14 Dec 2026 to 10 Jan 2027/ })).toBeVisible();
  });

  test('the definition of a figure is shown on a press', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin', admin);
    await user.click(await screen.findByRole('button', { name: 'What is “Principal left”?' }));
    expect(await screen.findByText(/principal that running plans owe/)).toBeVisible();
  });

  test('the period is in the address and applies to every figure', async () => {
    const user = userEvent.setup();
    const { requests } = await visit('/mini-admin', admin);
    await tile('Sold');
    await user.click(screen.getByRole('link', { name: '7 days' }));
    await waitFor(async () => expect(await tile('Collected')).toHaveTextContent('vs 28 Dec – 3 Jan'));
    expect(await tile('First-attempt success')).toHaveTextContent('vs 28 Dec – 3 Jan');
    expect(await tile('Sold')).toHaveTextContent(/^Sold€0\.00$/); // nothing is not compared
    expect(await tile('Payments due today')).not.toHaveTextContent(/vs|since/); // nor other instalments
    expect(window.location.search).toBe('?days=7');
    expect(requests.map(({ url }) => url.search)).toContain('?days=7');
  });

  test('the queues say when late plans could not be loaded, and add them on another try', async () => {
    const user = userEvent.setup();
    let isBroken = true;
    const instead = (url: URL) =>
      isBroken && url.pathname.endsWith('/charts/ageing') ? internalProblem(url) : null;
    await visit('/mini-admin', { ...admin, instead });
    const queues = within(await screen.findByRole('region', { name: 'Work queues' }));
    const failure = await queues.findByRole('alert');
    expect(queues.getByRole('link', { name: 'Failed payments' })).toBeVisible();
    expect(failure.closest('li')).toHaveTextContent(/^Late plans/);
    expect(queues.queryByRole('link', { name: /^Plans/ })).toBeNull();
    isBroken = false;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await queues.findByRole('link', { name: 'Plans in grace' })).toBeVisible();
    expect(queues.queryByRole('alert')).toBeNull();
  });

  test('a part that fails is requested alone, and the others stay', async () => {
    const user = userEvent.setup();
    let isBroken = true;
    const failing = /\/admin\/(dashboard|dashboard\/figures\/gmv)$/;
    const instead = (url: URL) => (isBroken && failing.test(url.pathname) ? internalProblem(url) : null);
    await visit('/mini-admin', { ...admin, instead });
    expect(await tile('Principal left')).toHaveTextContent(/€/);
    expect(await screen.findByRole('region', { name: 'Activity' })).toBeVisible();
    expect(await screen.findByText('Something went wrong on our side')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Work queues' })).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const queues = within(await screen.findByRole('region', { name: 'Work queues' }));
    expect(await queues.findByRole('link', { name: 'Failed payments' })).toBeVisible();
  });

  test('without the answer for all figures each tile is requested, and fails, alone', async () => {
    const failing = /\/admin\/dashboard\/figures(\/gmv)?$/;
    const instead = (url: URL) => (failing.test(url.pathname) ? internalProblem(url) : null);
    await visit('/mini-admin', { ...admin, instead });
    const figures = within(await screen.findByRole('list', { name: 'Key figures' }));
    await waitFor(() => expect(figures.getAllByText(/^€[\d,]+\.\d\d$/)).toHaveLength(4));
    const sold = figures.getByText('Sold').closest('li') ?? expect.fail('no tile');
    await waitFor(() => expect(within(sold).getByRole('button', { name: 'Try again' })).toBeVisible());
    expect(figures.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  });

  test('each queue counts the rows of the list that it leads to', async () => {
    const user = userEvent.setup();
    const on = await openBackend({ scenario: 'one-of-each' });
    await on.store.transact(({ tables }) => {
      const [first, second, third] = tables.users.all();
      const notes = [
        ['2026-12-31', first],
        ['2027-01-10', second],
        ['2027-01-11', third],
      ] as const;
      for (const [dueOn, owner] of notes) {
        if (!owner) continue;
        const note = {
          no: 1,
          text: 'Call back',
          dueOn,
          byName: 'Ada Brandt',
          createdAt: START,
          doneAt: null,
        };
        tables.users.replace({ ...owner, notes: [note], openNotes: 1 });
      }
    });
    const token = await on.signIn(people.administrator);
    await on.wait(61_000); // until another code can be sent
    await visit('/mini-admin', { ...admin, on });
    const queues = within(await screen.findByRole('region', { name: 'Work queues' }));
    await queues.findByRole('link', { name: 'Plans in grace' });
    const lines = queues.getAllByRole('listitem').map((line) => ({
      label: within(line).getByRole('link').textContent,
      to: within(line).getByRole('link').getAttribute('href') ?? '',
      count: Number(/\d+$/.exec(line.textContent ?? '')?.[0]),
    }));
    expect(lines).toHaveLength(14);
    for (const { label, to, count } of lines) expect(count, label).toBe((await rowsAt(on, token, to)).length);
    expect(lines.find(({ label }) => label === 'Notes due')?.count).toBe(2);
    const review = await queues.findByRole('link', { name: 'Collateral to review' });
    expect(review).toHaveAttribute('href', expect.stringMatching(/[?&]sort=waitingSince(&|$)/)); // the oldest first
    const link = await queues.findByRole('link', { name: 'Failed payments' });
    const total = /\d+$/.exec(link.closest('li')?.textContent ?? '')?.[0];
    await user.click(link);
    expect(await screen.findByText(`1–${total} of ${total}`)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Failed' })).toBeChecked();
  });

  test('every chart has a table, whose lines lead to their rows', async () => {
    const user = userEvent.setup();
    await visit('/mini-admin', admin);
    expect(await screen.findByRole('region', { name: 'Scratchcard funnel' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Message funnel' })).toBeInTheDocument();
    const ageing = within(await screen.findByRole('region', { name: 'Ageing' }));
    await user.click(await ageing.findByRole('radio', { name: 'Table' }));
    const table = within(await ageing.findByRole('table', { name: 'Ageing' }));
    const line = table.getByRole('row', { name: /^Not due/ });
    const total = within(line).getAllByRole('cell').at(-1)?.textContent;
    await user.click(within(line).getByRole('link', { name: 'Not due' }));
    expect(await screen.findByText(new RegExp(` of ${total}$`))).toBeVisible();
  });

  test('the first requests are few, and are repeated when a customer changes something', async () => {
    const { requests, changeFeed, backend } = await visit('/mini-admin', admin);
    const reads = () =>
      requests.filter(({ name }) => name.startsWith('GET /v1/admin/dashboard')).map(({ name }) => name);
    await screen.findAllByRole('link', { name: /^ORD-\d{4}-\d{6}$/ });
    await tile('Sold');
    const first = reads().filter((name) => !name.includes('charts'));
    expect(first.toSorted()).toEqual(['GET /v1/admin/dashboard', 'GET /v1/admin/dashboard/figures']);

    const { number } = await (await person(backend)).order();
    act(() => changeFeed.wake());
    const orders = within(await screen.findByRole('region', { name: 'Latest orders' }));
    expect(await orders.findByRole('link', { name: number })).toBeVisible();
  });

  test('the parts below the figures are requested when they are near the window', async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #report: (entries: object[]) => void;
        constructor(report: (entries: object[]) => void) {
          this.#report = report;
        }
        observe(target: Element): void {
          waiting.push(() => this.#report([{ target, isIntersecting: true }]));
        }
        disconnect(): void {}
      },
    );
    const { requests } = await visit('/mini-admin', admin);
    await tile('Sold');
    await waitFor(() => expect(waiting).toHaveLength(1));
    const names = () => requests.map(({ name }) => name).filter((name) => name.startsWith('GET /v1/admin'));
    expect(names()).toEqual(['GET /v1/admin/dashboard/figures']);
    act(() => waiting[0]?.());
    await waitFor(() => expect(waiting).toHaveLength(1 + panelNames.length));
    expect(names()).toEqual(['GET /v1/admin/dashboard/figures']);
    act(() => waiting[1]?.());
    expect(await screen.findByRole('region', { name: 'Work queues' })).toBeVisible();
  });

  test('without data nothing is broken', async () => {
    await visit('/mini-admin', { ...admin, scenario: 'no-data' });
    expect(await screen.findByText('No orders yet.')).toBeVisible();
    expect(await tile('Paid on time')).toHaveTextContent('–');
    expect(await tile('Collateral waiting')).toHaveTextContent('–');
  });

  test('a row of the activity names no person twice', async () => {
    const { backend } = await visit('/mini-admin', admin);
    const activity = within(await screen.findByRole('region', { name: 'Activity' }));
    const rows = await activity.findAllByRole('listitem');
    const names = backend.store.tables.users.all().map(({ fullName }) => fullName);
    const named = rows.flatMap(({ textContent }) => names.map((name) => textContent.split(name).length - 1));
    expect(Math.max(...named)).toBe(1);
  });

  test('activity of one person alone names them once', async () => {
    const on = await openBackend({ scenario: 'happy' });
    const mira = on.store.tables.users.find('phoneE164', people.mira);
    const payment = on.store.tables.payments.all().find(({ userId }) => userId === mira?.id);
    await on.store.transact(({ tables, random }) => {
      for (let no = 0; no < 10; no += 1)
        tables.auditEvents.insert({
          ...auditEventOf(random, { type: 'payment', id: payment?.id ?? '' }, 'Written by the test'),
          at: START,
          actor: { kind: 'CUSTOMER', id: mira?.id ?? '', name: mira?.fullName ?? '' },
        });
    });
    await visit('/mini-admin', { ...admin, on });
    const activity = await screen.findByRole('region', { name: 'Activity' });
    expect(await within(activity).findByText(`By ${mira?.fullName}`)).toBeVisible();
    expect(within(activity).getAllByRole('listitem')).toHaveLength(10);
    expect(activity.textContent.split(mira?.fullName ?? '')).toHaveLength(2);
  });

  test('tiles are hidden and moved with the keyboard', async () => {
    const user = userEvent.setup();
    await visitAsThemselves();
    await tile('Sold');
    const open = screen.getByRole('button', { name: 'Tiles' });
    open.focus();
    await user.keyboard('{Enter}');
    const group = within(await screen.findByRole('region', { name: 'Key figures' }));
    expect(group.getByRole('heading', { level: 2, name: 'Key figures' })).toBeVisible(); // the page's may not be loaded yet
    group.getByRole('checkbox', { name: 'Sold' }).focus();
    await user.keyboard(' ');
    group.getByRole('button', { name: 'Move Principal left up' }).focus();
    await user.keyboard('{Enter}');
    expect(group.getByRole('button', { name: 'Move Principal left up' })).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('Principal left: 1 of 14')).toBeVisible();
    group.getByRole('button', { name: 'Move Collected down' }).focus();
    await user.keyboard('{Enter}');
    expect(group.getByRole('button', { name: 'Move Collected down' })).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: 'Activity' }));
    expect(screen.queryByRole('region', { name: 'Activity' })).toBeNull();
    expect(JSON.parse(localStorage.getItem(kept) ?? '')).toEqual({
      order: ['outstanding', 'gmv', 'refunded', 'collected', 'due-today', ...otherFigures],
      hidden: ['gmv', 'activity'],
    });
  });

  test('the arrangement of the page is kept', async () => {
    const arrangement = {
      order: ['outstanding', 'gmv', 'due-today', 'collected'],
      hidden: ['gmv', 'activity'],
    };
    localStorage.setItem(kept, JSON.stringify(arrangement));
    await visitAsThemselves();
    const figures = within(await screen.findByRole('list', { name: 'Key figures' }));
    await figures.findByRole('link', { name: 'Principal left' });
    expect(figures.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Principal left',
      'Payments due today',
      'Collected',
      'Refunded',
      'Collection rate',
      'Paid on time',
      'At risk, over 30 days',
      'First-attempt success',
      'Budgets approved',
      'Approvals waiting',
      'Collateral waiting',
      'Scratchcards redeemed',
      'Messages delivered',
    ]);
    expect(await screen.findByRole('region', { name: 'Work queues' })).toBeVisible();
  });

  test('the system card describes build, backend and jobs, even if jobs are unread', async () => {
    let isBroken = true;
    const instead = (url: URL) =>
      isBroken && url.pathname.endsWith('/admin/jobs') ? internalProblem(url) : null;
    const user = userEvent.setup();
    await visit('/mini-admin', { ...admin, instead });
    const system = within(await screen.findByRole('region', { name: 'System' }));
    expect(await system.findByText('Does not answer')).toBeVisible();
    expect(system.getByText('10 Jan 2027')).toBeVisible();
    expect(system.getByText('3.0.0')).toBeVisible();
    const valueOf = (label: string) => system.getByText(label).nextElementSibling?.textContent;
    expect(['Scenario of the demo', 'Release', 'Service worker'].map(valueOf)).toEqual([
      'happy',
      'Development',
      'Not in this browser',
    ]);
    isBroken = false;
    await user.click(system.getByRole('button', { name: 'Try again' }));
    expect(await system.findByText(/^Answered in \d+ ms$/)).toBeVisible();
    await user.click(system.getByRole('link', { name: /^\d+$/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    expect(window.location.search).toBe('?status=QUEUED&status=RUNNING');
  });
});
