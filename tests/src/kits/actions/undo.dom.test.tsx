import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';
import { administrator } from '#tests/kit/person.ts';
import { visit } from '#tests/kit/visit.tsx';

const admin = { who: 'administrator' } as const;
let saved: Blob | null = null;

beforeEach(() => {
  saved = null;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:x';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const textOf = async () => (saved === null ? '' : saved.text());

type Network = NonNullable<NonNullable<Parameters<typeof visit>[1]>['network']>;

/** Opens the dialog that blocks an account, and confirms it. */
async function blocked(network: Network = (respond) => respond) {
  const on = await openBackend({ scenario: 'happy' });
  const mira = on.store.tables.users.all().find(({ status }) => status === 'ACTIVE');
  const app = await visit(`/mini-admin/users?open=${mira?.id}`, { ...admin, on, network });
  fireEvent.click(await screen.findByText('Actions', { selector: 'button *' }));
  fireEvent.click(await screen.findByText('Block account'));
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Wrong row' } });
  fireEvent.click(screen.getByText('Block account', { selector: '[type="submit"] *' }));
  await screen.findByText(/^The account of .+ is blocked$/);
  const status = () => app.backend.store.tables.users.get(mira?.id ?? '')?.status;
  expect(status()).toBe('BLOCKED');
  return { status, wait: on.wait };
}

test('an action is undone from its receipt, by the opposite command', async () => {
  const { status } = await blocked();
  fireEvent.click(screen.getByText('Undo'));
  expect(await screen.findByText(/^The account of .+ is active again$/)).toBeVisible();
  expect(status()).toBe('ACTIVE');
  expect(screen.queryByText('Undo')).toBeNull();
});

test('while an action is being undone, a second press sends nothing', async () => {
  const held = Promise.withResolvers<undefined>();
  let sent = 0;
  const { status } = await blocked((respond) => async (request) => {
    if (request.method === 'POST' && request.url.endsWith('/unblock')) {
      sent += 1;
      await held.promise;
    }
    return respond(request);
  });
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.click(undo);
  await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'true'));
  fireEvent.click(undo);
  held.resolve(undefined);
  expect(await screen.findByText(/^The account of .+ is active again$/)).toBeVisible();
  expect(sent).toBe(1);
  expect(status()).toBe('ACTIVE');
});

test('a receipt leads to the entry of its own action, not to that of the one before', async () => {
  const held = Promise.withResolvers<undefined>();
  let reads = 0;
  const { status, wait } = await blocked((respond) => async (request) => {
    const url = new URL(request.url);
    if (url.pathname.endsWith('/audit-events') && url.searchParams.get('limit') === '1') {
      reads += 1;
      if (reads > 1) await held.promise;
    }
    return respond(request);
  });
  const first = (await screen.findByText('View audit entry')).getAttribute('href');
  await wait(1); // entries of one millisecond have no order
  fireEvent.click(screen.getByText('Undo'));
  await screen.findByText(/^The account of .+ is active again$/);
  await waitFor(() => expect(reads).toBeGreaterThan(1));
  expect(screen.queryByText('View audit entry')).toBeNull();
  held.resolve(undefined);
  expect((await screen.findByText('View audit entry')).getAttribute('href')).not.toBe(first);
  expect(status()).toBe('ACTIVE');
});

test('the undo is offered for eight seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await blocked();
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(screen.getByText('Undo')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(screen.queryByText('Undo')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('a job is undone by another one over the rows that it changed', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const cards = on.store.tables.scratchcards.by('status', 'ACTIVE').slice(0, 3);
  const ids = cards.map(({ id }) => id);
  const job = await on.done(
    202,
    'startScratchcardsJob',
    { body: { action: 'block', target: { ids }, dryRun: false, reason: 'Stolen parcel' } },
    await administrator(on, people.approver).signsIn(),
  );
  const { later, backend } = await visit(`/mini-admin/scratchcards/cards?job=${job.id}`, { ...admin, on });
  await waitFor(async () => {
    await later(1_000);
    expect(backend.store.tables.scratchcards.get(ids[0] ?? '')?.status).toBe('BLOCKED');
  });
  fireEvent.click(await screen.findByText('Undo'));
  const ofFirst = screen.getByText('Download results');
  await waitFor(() => expect(window.location.search).not.toContain(job.id));
  await waitFor(() => expect(ofFirst).not.toBeInTheDocument()); // the address changes before the dialog does
  await waitFor(async () => {
    await later(1_000);
    expect(ids.map((id) => backend.store.tables.scratchcards.get(id)?.status)).toEqual(
      ids.map(() => 'ACTIVE'),
    );
  });
  expect(await screen.findByText(cards[0]?.code ?? '', { selector: 'td *' })).toBeVisible();
  fireEvent.click(await screen.findByText('Download results'));
  await waitFor(() => expect(saved).not.toBeNull());
  const [header, ...rows] = (await textOf()).trim().split('\r\n');
  expect(header).toContain('Row,Entity,ID,Outcome');
  expect(rows.map((row) => row.split(',').slice(1, 4))).toEqual(
    ids.map((id) => ['scratchcard', id, 'SUCCEEDED']),
  );
});

test('blocked customers are unblocked by the undo of their job', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const users = on.store.tables.users.all().filter(({ status }) => status === 'ACTIVE');
  const ids = users.slice(0, 2).map(({ id }) => id);
  const without = { tag: null, title: null, text: null };
  const job = await on.done(
    202,
    'startUsersJob',
    { body: { ...without, action: 'block', target: { ids }, dryRun: false, reason: 'A wave of fraud' } },
    await administrator(on, people.approver).signsIn(),
  );
  const { later, backend } = await visit(`/mini-admin/users?job=${job.id}`, { ...admin, on });
  const states = () => ids.map((id) => backend.store.tables.users.get(id)?.status);
  await waitFor(async () => {
    await later(1_000);
    expect(states()).toEqual(ids.map(() => 'BLOCKED'));
  });
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(async () => {
    await later(1_000);
    expect(states()).toEqual(ids.map(() => 'ACTIVE'));
  });
});

test('undoing a tag removes it only from customers who got it by the job', async () => {
  const on = await openBackend({ scenario: 'happy' });
  const [had, ...otherUsers] = on.store.tables.users.all().filter(({ status }) => status === 'ACTIVE');
  const tag = 'flood-2027';
  if (!had) throw new Error('The scenario has no customers');
  const as = await administrator(on, people.approver).signsIn();
  const params = { userId: had.id };
  const { version } = await on.done(200, 'getUser', { params }, as);
  await on.done(200, 'tagUser', { params, body: { tag } }, { ...as, ifMatch: `"${version}"` });
  const ids = [had, ...otherUsers.slice(0, 2)].map(({ id }) => id);
  const body = {
    action: 'tag',
    target: { ids },
    dryRun: false,
    reason: 'A flood',
    tag,
    title: null,
    text: null,
  } as const;
  const job = await on.done(202, 'startUsersJob', { body }, as);
  const { later, backend } = await visit(`/mini-admin/users?job=${job.id}`, { ...admin, on });
  const tagged = () => ids.map((id) => backend.store.tables.users.get(id)?.tags.includes(tag));
  await waitFor(async () => {
    await later(1_000);
    expect(tagged()).toEqual([true, true, true]);
  });
  fireEvent.click(await screen.findByText('Undo'));
  await waitFor(async () => {
    await later(1_000);
    expect(tagged()).toEqual([true, false, false]);
  });
});
