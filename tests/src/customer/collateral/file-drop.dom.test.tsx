import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import FileDrop from '#src/customer/collateral/FileDrop.tsx';
import { render } from '#tests/kit/render.tsx';

test('files of all kinds that were chosen together are passed on together', async () => {
  const onFiles = vi.fn();
  render(<FileDrop label="Add: Photo" onFiles={onFiles} />);
  const files = [
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    new File(['x'], 'ring.png', { type: 'image/png' }),
  ];
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Add: Photo'), files);
  await waitFor(() => expect(onFiles).toHaveBeenCalled());
  expect(onFiles.mock.calls.map(([given]: { name: string }[][]) => given?.map(({ name }) => name))).toEqual([
    ['ring.png', 'notes.txt'],
  ]);
});
