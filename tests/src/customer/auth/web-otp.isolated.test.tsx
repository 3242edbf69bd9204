import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { isCodeAwaited } from '#src/customer/auth/code-autofill.ts';
import { customerInApplication } from '#tests/kit/customer-in-application.ts';

const offers = (get: (request: { readonly signal: AbortSignal }) => Promise<object>) => {
  vi.stubGlobal('OTPCredential', class {});
  vi.stubGlobal('navigator', Object.create(navigator, { credentials: { value: { get } } }));
};

afterEach(() => vi.unstubAllGlobals());

test('a browser that reads the text message fills the code in and logs in', async () => {
  const customer = customerInApplication();
  const { latestCode, store } = await customer.opens('/auth/login?next=/installments');
  const get = vi.fn(async () => Promise.resolve({ code: latestCode() }));
  offers(get);
  await customer.givesContact();
  await waitFor(() => expect(store.getState().session.current).toMatchObject({ role: 'CUSTOMER' }));
  expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
});

test('a person who declines types the code; the request ends with the form', async () => {
  const customer = customerInApplication();
  const { latestCode } = await customer.opens('/auth/login?next=/installments');
  const signals: AbortSignal[] = [];
  offers(async ({ signal }) => {
    signals.push(signal);
    return Promise.reject(new DOMException('declined', 'AbortError'));
  });
  await customer.givesContact();
  const first = await screen.findByLabelText('Digit 1 of 6');
  expect(first).toHaveAttribute('autocomplete', 'one-time-code');
  await waitFor(() => expect(signals).toHaveLength(1));
  expect(isCodeAwaited()).toBe(true);
  await customer.entersCode(latestCode());
  await screen.findByRole('heading', { level: 1, name: 'Instalments' });
  expect(signals[0]?.aborted).toBe(true);
});
