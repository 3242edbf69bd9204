import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { getLegalDocument } from '#contracts/legal/endpoints.ts';
import { visit } from '#tests/kit/visit.tsx';

const patience = { timeout: 10_000 };

describe.each([
  ['[ROUTE-03] the terms', '/other/terms', 'Credit terms', 'terms'],
  ['[ROUTE-04] the privacy notice', '/other/privacy', 'Privacy notice', 'privacy'],
])('%s', (_name, path, title, kind) => {
  test('show version, summary, contents and every section of the current text', async () => {
    await visit(path);
    expect(await screen.findByRole('heading', { level: 1, name: title }, patience)).toBeInTheDocument();
    const answer = await fetch(`/api/v1/legal-documents/${kind}`);
    const text = getLegalDocument.answers[200].parse(await answer.json());
    expect(screen.getByText(new RegExp(`Version ${text.version}, in force since`))).toBeInTheDocument();
    for (const point of text.summary) expect(screen.getByText(point)).toBeInTheDocument();
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      text.sections.map(({ id }) => `#${id}`),
    );
    for (const { id, paragraphs } of text.sections) {
      expect(document.getElementById(id)).not.toBeNull();
      for (const paragraph of paragraphs) expect(screen.getByText(paragraph)).toBeInTheDocument();
    }
  });
});

test('a legal text can be printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await visit('/other/terms');
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }, patience));
  expect(print).toHaveBeenCalledOnce();
});

test('the contents mark the section that is being read', async () => {
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
  await screen.findByRole('heading', { level: 1, name: 'Credit terms' }, patience);
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
  await screen.findByRole('heading', { level: 1, name: 'Credit terms' }, patience);
  expect(scrolled).toHaveBeenCalled();
  const [home] = screen.getAllByRole('link', { name: /Tranche/ });
  await userEvent.click(home ?? document.body);
  expect(await screen.findByRole('heading', { level: 1, name: /pay over time/i }, patience)).toBeVisible();
  expect(window.location.pathname).toBe('/');
});
