import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { securedDraft } from '#tests/kit/collateral-in-application.ts';
import { internalProblem, visit } from '#tests/kit/visit.tsx';

/** The page of collateral, where reads of this path fail until `mend`. */
async function without(path: string, scenario: string, draft?: Parameters<typeof visit>[1]) {
  let isBroken = true;
  await visit('/checkout/collateral', {
    who: 'mira',
    scenario,
    ...draft,
    instead: (url) => (isBroken && url.pathname === `/api${path}` ? internalProblem(url) : null),
  });
  return { user: userEvent.setup(), mend: () => (isBroken = false) };
}

const again = (place = within(document.body)) => place.findByRole('button', { name: 'Try again' });
const gone = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());

test('without the plans the page says so instead of waiting, and can retry', async () => {
  const { user, mend } = await without('/v1/plan-offers', 'new-user', {
    draft: { ...securedDraft, offerCode: 'STD6' },
  });
  const button = await again();
  mend();
  await user.click(button);
  expect(await screen.findByRole('heading', { name: /needs no collateral$/ })).toBeVisible();
  await gone();
});

test('a chosen plan that is no longer offered has to be chosen again', async () => {
  await visit('/checkout/collateral', { who: 'mira', draft: { ...securedDraft, offerCode: 'GONE9' } });
  expect(await screen.findByRole('heading', { name: 'No plan is chosen yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute('href', '/checkout?step=plan');
});

test('nothing can be added without the kinds of collateral, and the form can retry', async () => {
  const { user, mend } = await without('/v1/collateral-types', 'collateral-shortfall');
  await user.click(await screen.findByRole('button', { name: 'Add something else' }));
  const button = await again();
  mend();
  await user.click(button);
  expect(await screen.findByRole('radiogroup', { name: 'What do you offer?' })).toBeVisible();
  await gone();
});

test('nothing can be edited without the kinds of collateral, and the dialog can retry', async () => {
  const { user, mend } = await without('/v1/collateral-types', 'one-of-each');
  const [edit] = await screen.findAllByRole('button', { name: /^Edit / });
  await user.click(edit ?? document.body);
  const dialog = within(await screen.findByRole('dialog', { name: /^Edit / }));
  const button = await again(dialog);
  mend();
  await user.click(button);
  expect(await dialog.findByRole('button', { name: 'Save' })).toBeVisible();
});
