import { screen, waitFor } from '@testing-library/react';
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

test.each([
  ['chain.jpg', 'image/jpeg', 'chain.jpg', 'image/jpeg'],
  ['chain.png', 'image/png', 'chain.png', 'image/png'],
  ['chain.webp', 'image/webp', 'chain.webp', 'image/webp'],
  ['chain.heic', 'image/heic', 'chain.jpg', 'image/jpeg'], // which no browser writes
])('without the place, only what is drawn of %s is sent', async (fileName, mime, sentName, sentType) => {
  const content = new Blob(['GPSLatitude'], { type: mime });
  const decode = vi.fn(() => Promise.resolve({ width: 4, height: 3 }));
  vi.stubGlobal('createImageBitmap', decode);
  const drawing = { translate: vi.fn(), rotate: vi.fn(), drawImage: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(new Blob(['pixels'], { type })),
  );
  const onReplace = vi.fn<(file: File) => void>();
  render(<PlaceChoice file={{ ...file, fileName, mime, content }} onKeep={vi.fn()} onReplace={onReplace} />);
  await userEvent.click(
    screen.getByRole('button', { name: `Remove the place from ${fileName} and send it` }),
  );
  await waitFor(() => expect(onReplace).toHaveBeenCalledOnce());
  const sent = onReplace.mock.lastCall?.[0];
  expect([sent?.name, sent?.type, await sent?.text()]).toEqual([sentName, sentType, 'pixels']);
  expect(decode).toHaveBeenCalledExactlyOnceWith(content);
});
