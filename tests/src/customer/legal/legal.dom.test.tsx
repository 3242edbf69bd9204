import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { getLegalDocument } from '#contracts/legal/endpoints.ts';
import { visit } from '#tests/kit/visit.tsx';

describe.each([
  ['[ROUTE-03] the terms', '/other/terms', 'Credit terms', 'terms'],
  ['[ROUTE-04] the privacy notice', '/other/privacy', 'Privacy notice', 'privacy'],
])('%s', (_name, path, title, kind) => {
  test('show version, summary, contents and every section of the current text', async () => {
    await visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const response = await fetch(`/api/v1/legal-documents/${kind}`);
    const text = getLegalDocument.responses[200].parse(await response.json());
    expect(screen.getByText(new RegExp(`Version ${text.version}, in force since`))).toBeInTheDocument();
    for (const point of text.summary) expect(screen.getByText(point)).toBeInTheDocument();
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      text.sections.map(({ id }) => `#${id}`),
    );
    for (const { id, paragraphs, table } of text.sections) {
      expect(document.getElementById(id)).not.toBeNull();
      for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeInTheDocument();
      for (const cell of table?.rows.flat() ?? [])
        expect(screen.getByRole('cell', { name: cell })).toBeInTheDocument();
    }
  });
});

test('the privacy notice has the data it names in a table', async () => {
  await visit('/other/privacy');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Data', 'What for']);
  expect(table.getAllByRole('row')).toHaveLength(7);
});

test('additions of the terms to the previous version are shown beside the text', async () => {
  const user = userEvent.setup();
  await visit('/other/terms');
  const button = await screen.findByRole('button', { name: 'What changed' });
  await user.click(button);
  expect(await screen.findByLabelText('Since version')).toHaveValue('2025-01');
  // Under its heading in the text and in the contents, and now as a change.
  const change = within(await screen.findByRole('region', { name: 'Who can open a plan' }));
  expect(change.getByText('Added')).toBeInTheDocument();
  expect(change.queryByText('Removed')).toBeNull();
  await user.click(button);
  expect(screen.queryByLabelText('Since version')).toBeNull();
});

test('a customer reads what has changed since the terms were accepted', async () => {
  const user = userEvent.setup();
  await visit('/other/terms', { who: 'mira', scenario: 'defaulted' });
  const notice = within(await screen.findByText(/changed since you accepted them on/));
  expect(screen.getByText('5 Sept 2026')).toBeInTheDocument();
  await user.click(notice.getByRole('link', { name: 'See what changed' }));
  expect(await screen.findByLabelText('Since version')).toHaveValue('2025-01');
  expect(window.location.search).toBe('?since=2025-01');
  expect(screen.queryByText(/changed since you accepted them on/)).toBeNull();
});

test('terms that are the accepted ones have not changed', async () => {
  const { requests } = await visit('/other/terms', { who: 'mira' });
  await waitFor(() => expect(requests.some(({ name }) => name.startsWith('GET /v1/orders/'))).toBe(true));
  await screen.findByRole('heading', { level: 1, name: 'Credit terms' });
  expect(screen.queryByText(/changed since you accepted/)).toBeNull();
});

test('the privacy notice leads to where consent is given and data are downloaded', async () => {
  await visit('/other/privacy');
  const link = await screen.findByRole('link', { name: 'Your data and consent' });
  expect(link).toHaveAttribute('href', '/profile');
});

test('a text that has one version says so', async () => {
  await visit('/other/privacy');
  await userEvent.click(await screen.findByRole('button', { name: 'What changed' }));
  expect(await screen.findByText(/This is the first version/)).toBeInTheDocument();
});

test('words are found in the text, and the number of results is announced', async () => {
  const user = userEvent.setup();
  await visit('/other/terms');
  const field = await screen.findByRole('searchbox', { name: 'Search this text' });
  await user.type(field, '72 hours');
  expect(await screen.findByText('In 1 section.')).toBeInTheDocument();
  const planStart = within(screen.getByRole('region', { name: 'When the plan starts' }));
  expect(planStart.getByText('72 hours').tagName).toBe('MARK');
  await user.type(field, ' and a day');
  expect(await screen.findByText('No section says this.')).toBeInTheDocument();
});

test('a legal text can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await visit('/other/terms');
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the table of contents marks the section that is being read', async () => {
  let report: ((entries: { target: Element; isIntersecting: boolean }[]) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  await visit('/other/terms');
  await screen.findByRole('heading', { level: 1, name: 'Credit terms' });
  const [first, second] = document.querySelectorAll('article > section[id]');
  const marked = () => document.querySelector('nav [aria-current="true"]')?.getAttribute('href');
  expect(marked()).toBe(`#${first?.id}`);
  const { act } = await import('@testing-library/react');
  act(() => report?.([{ target: second ?? document.body, isIntersecting: true }]));
  expect(marked()).toBe(`#${second?.id}`);
});

test('a legal page opened at a section can be left', async () => {
  const scrolled = vi.fn(() => Promise.resolve()); // as current browsers do; the type still says void
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  await visit('/other/terms#instalments');
  await screen.findByRole('heading', { level: 1, name: 'Credit terms' });
  expect(scrolled).toHaveBeenCalled();
  const [home] = screen.getAllByRole('link', { name: /Tranche/ });
  await userEvent.click(home ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: /pay over time/i })).toBeVisible();
  expect(window.location.pathname).toBe('/');
});
