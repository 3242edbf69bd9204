import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { openConsole } from './open-console.tsx';

const opened = async (address?: string) => {
  const console = await openConsole(address === undefined ? {} : { address });
  await console.show('Assumptions');
  const list = async (name: RegExp) => within(await console.drawer.findByRole('region', { name }));
  const idsIn = async (name: RegExp) =>
    (await list(name))
      .getAllByRole('listitem')
      .map(({ textContent }) => /^[A-Z]+-\d+/.exec(textContent)?.[0]);
  return { ...console, list, idsIn };
};

test('the console has what was chosen on the open page and what was asked for', async () => {
  const { idsIn, page } = await opened();
  const chosen = await idsIn(/^Assumptions/);
  expect(chosen).toContain('A-109'); // of this page alone
  expect(chosen).not.toContain('A-16'); // of the confirmation of an order
  expect(chosen.at(-1)).toBe('A-115'); // of every page
  const requested = await idsIn(/^Requirements/);
  expect(requested[0]).toBe('ROUTE-08');
  expect(requested).toContain('SHELL-02');
  expect(requested).not.toContain('ROUTE-09');
  expect(requested).not.toContain('NAV-01');
  await expectAccessible(page.baseElement);
});

test('the question about an assumption is copied with what was chosen and where', async () => {
  const { user, list } = await opened();
  await user.click((await list(/^Assumptions/)).getByRole('button', { name: 'Copy question A-109' }));
  expect(await navigator.clipboard.readText()).toBe(
    [
      `A-109 What is due in several currencies (${window.location.origin}/installments)`,
      'Now: Each currency has a payment and a button of its own, which names it. The bar of a phone has the one whose instalment is due first.',
      'Question: Will customers have plans in several currencies?',
    ].join('\n'),
  );
});

test('a path that no page has shows those of the error page', async () => {
  const { idsIn } = await opened('/no-such-page');
  expect((await idsIn(/^Requirements/)).slice(0, 3)).toEqual(['ROUTE-02', 'ROUTE-16', 'ROUTE-17']);
});
