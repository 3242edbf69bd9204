import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

const code = '0007-000123-4';

/** The texts of the QR codes in front of the camera. */
let inPicture: readonly string[] = [];
let ended = 0;

function track() {
  return { stop: () => (ended += 1), addEventListener: () => undefined };
}

/** The browser's question about the camera, answered by the test. */
function cameraOf(ask: () => Promise<object>) {
  vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices: { getUserMedia: vi.fn(ask) } }));
}

beforeEach(() => {
  [inPicture, ended] = [[], 0];
  class BarcodeDetector {
    detect = async () => inPicture.map((rawValue) => ({ rawValue }));
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

async function scan() {
  const user = userEvent.setup();
  await visit('/redeem', { who: 'mira' });
  await user.click(await screen.findByRole('button', { name: 'Scan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Scan the code on the card' });
  return { user, dialog, inside: within(dialog) };
}

test('the picture’s space is reserved, then the scanned code is filled in', async () => {
  const permission = Promise.withResolvers<object>();
  cameraOf(() => permission.promise);
  const { inside } = await scan();
  expect(inside.getByText('Your browser asks whether to use the camera.')).toBeVisible();
  permission.resolve({ getTracks: () => [track()] });
  await waitFor(() => expect(inside.queryByText(/Your browser asks/)).toBeNull());
  inPicture = [`https://tranche.example/redeem?code=${code}`];
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Code on the card')).toHaveValue(code);
  expect(ended).toBe(1);
});

test('a different QR code is reported, and scanning continues', async () => {
  cameraOf(async () => ({ getTracks: () => [track()] }));
  const { inside } = await scan();
  inPicture = ['https://example.test/menu'];
  expect(await inside.findByText(/^This is not the QR code of a scratchcard/)).toBeVisible();
  inPicture = [code];
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Code on the card')).toHaveValue(code);
});

test.each([
  ['refused', new DOMException('denied', 'NotAllowedError'), /does not let the page use the camera/],
  ['used by another application', new DOMException('in use', 'NotReadableError'), /Another application/],
  ['missing', new DOMException('none', 'NotFoundError'), /No camera was found/],
  ['missing from this address', new TypeError('mediaDevices is undefined'), /No camera was found/],
])('a camera that is %s says why and can be tried again', async (_how, fault, reason) => {
  let attempts = 0;
  cameraOf(async () => {
    attempts += 1;
    if (attempts === 1) throw fault;
    return { getTracks: () => [track()] };
  });
  const { user, inside } = await scan();
  expect(await inside.findByRole('alert')).toHaveTextContent(reason);
  await user.click(inside.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(inside.queryByRole('alert')).toBeNull());
  expect(await inside.findByLabelText('Picture of the camera')).toBeVisible();
});

test('a person who types the code instead returns to the form, and the camera is off', async () => {
  cameraOf(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
  const { user, inside } = await scan();
  await user.click(await inside.findByRole('button', { name: 'Type the code' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Code on the card')).toHaveFocus();
  expect(ended).toBe(0);
});
