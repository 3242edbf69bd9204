import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { visit } from '#tests/kit/visit.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Your card 0013-000001-3, PIN 4027 1935 8064 7159', '4027 1935 8064 7159', '0013-000001-3'],
  ['Look: 0013-000001-3', '', '0013-000001-3'],
  ['4027193580647159', '4027 1935 8064 7159', ''],
])('what was shared with the application fills the fields: %s', async (text, pin, code) => {
  const controller = {
    postMessage: (_message: object, [port]: MessagePort[]) => port?.postMessage({ text }),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: { controller } } }));
  await visit('/redeem', { who: 'mira' });
  const field = code === '' ? 'PIN' : 'Code on the card';
  await screen.findByDisplayValue(code === '' ? pin : code);
  expect(screen.getByRole('textbox', { name: field })).toHaveValue(code === '' ? pin : code);
  expect(screen.getByRole('textbox', { name: 'PIN' })).toHaveValue(pin);
});
