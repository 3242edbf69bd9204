import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { render } from '#tests/kit/render.tsx';

test('a part that cannot be loaded leaves the rest and is loaded by “Try again”', async () => {
  let reachable = false;
  const load = async () => {
    if (!reachable) throw new TypeError('Failed to fetch dynamically imported module: /a.js');
    return { default: ({ of }: { readonly of: string }) => <p>Calendar of {of}</p> };
  };
  const Part = lazyInline(load, <p>Loading</p>);
  render(
    <>
      <input aria-label="Name" />
      <Part of="May" />
    </>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name'), 'Mira');
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  expect(screen.getByLabelText('Name')).toHaveValue('Mira');
  reachable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Calendar of May')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
