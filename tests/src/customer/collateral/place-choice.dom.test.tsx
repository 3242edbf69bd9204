import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PlaceChoice } from '#src/customer/collateral/PlaceChoice.tsx';
import { queuedFile } from '#tests/kit/queued-file.ts';
import { render } from '#tests/kit/render.tsx';

const file = { ...queuedFile, paused: true, hasPlace: true };

test('a picture with location data is sent unchanged if its owner chooses so', async () => {
  const onKeep = vi.fn();
  render(<PlaceChoice file={file} onKeep={onKeep} onReplace={vi.fn()} />);
  expect(screen.getByText('This photo says where it was taken')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send chain.jpg as it is' }));
  expect(onKeep).toHaveBeenCalledOnce();
});

test('where the browser cannot encode the picture again, it says so and sends nothing', async () => {
  const onReplace = vi.fn();
  render(<PlaceChoice file={file} onKeep={vi.fn()} onReplace={onReplace} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the place from chain.jpg and send it' }));
  expect(await screen.findByText(/This browser cannot remove the place/)).toBeVisible();
  expect(onReplace).not.toHaveBeenCalled();
});
