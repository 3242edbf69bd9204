import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const text = 'The parcel should have come on Monday.';

test('a problem is reported from the plan, stays there, and is reported once', async () => {
  const user = userEvent.setup();
  const { requests } = await visit('/installments/details', { who: 'mira' });
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Report a problem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report a problem' });
  await user.selectOptions(await within(dialog).findByRole('combobox'), 'The goods have not arrived');
  await user.type(within(dialog).getByRole('textbox', { name: 'What happened' }), text);
  await user.click(await within(dialog).findByRole('button', { name: 'Report a problem' }));
  await within(dialog).findByText('Your report is sent');
  const close = within(dialog)
    .getAllByRole('button', { name: /Close|Done/ })
    .at(-1);
  await user.click(close ?? document.body);
  const heading = await screen.findByRole('heading', { name: 'Problem you reported' });
  expect(heading.parentElement).toHaveTextContent(text);
  await waitFor(() => expect(heading.parentElement).toHaveTextContent(/31 Jan/));
  await user.click(screen.getByRole('button', { name: 'More' }));
  const again = await screen.findByRole('menuitem', { name: /^Report a problem/ });
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(requests.filter(({ name }) => name.endsWith('/disputes'))).toHaveLength(1);
});
