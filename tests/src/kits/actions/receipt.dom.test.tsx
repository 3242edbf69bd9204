import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Receipt } from '#src/kits/actions/Receipt.tsx';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { render } from '#tests/kit/render.tsx';

test('a double click does not close the receipt that has just appeared', () => {
  const onClose = vi.fn();
  render(<Receipt title="Promise recorded" onClose={onClose} />);
  const done = screen.getByRole('button', { name: 'Done' });
  fireEvent.click(done, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(done, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an update waits while a receipt is shown, but leaving needs no confirmation', () => {
  const release = vi.fn();
  const acquire = vi.spyOn(unsavedWork, 'acquire').mockReturnValue(release);
  const { unmount } = render(<Receipt title="Promise recorded" onClose={() => undefined} />);
  expect(acquire.mock.calls).toEqual([[false]]);
  expect(release).not.toHaveBeenCalled();
  unmount();
  expect(release).toHaveBeenCalledTimes(1);
});
