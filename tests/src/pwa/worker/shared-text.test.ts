import { expect, test } from 'vitest';
import { scratchcardInText } from '#src/customer/scratchcards/pages/redeem/shared-scratchcard.ts';
import { systemClock } from '#src/platform/browser/clock.ts';
import { type SharingWorker, takeSharedText } from '#src/pwa/worker/shared-text.ts';

const workerWith = (answer: unknown): SharingWorker => ({
  postMessage: (message, [port]) => {
    expect(message).toEqual({ type: 'SHARED' });
    port?.postMessage(answer);
  },
});

test('the worker hands over what was shared', async () => {
  expect(await takeSharedText(workerWith({ text: 'Your card' }), systemClock)).toBe('Your card');
  expect(await takeSharedText(workerWith({ text: null }), systemClock)).toBeNull();
  expect(await takeSharedText(null, systemClock)).toBeNull();
});

test('a worker that does not know the question is not waited for', async () => {
  const silent = { postMessage: () => undefined };
  const clock = { now: () => 0, after: (_ms: number, then: () => void) => (then(), () => undefined) };
  expect(await takeSharedText(silent, clock)).toBeNull();
});

test.each([
  ['PIN 4027 1935 8064 7159, code 0013-000001-3', '4027 1935 8064 7159', '0013-000001-3'],
  ['0013-000001-3 4027-1935-8064-7159', '4027 1935 8064 7159', '0013-000001-3'],
  ['4027193580647159', '4027 1935 8064 7159', ''],
  ['Your card: 0013-000001-3', '', '0013-000001-3'],
])('%s', (text, pin, code) => {
  expect(scratchcardInText(text)).toEqual({ pin, code });
});

test('any other text fills no field', () => {
  expect(scratchcardInText('See you at 18:30, call 0151 12345678')).toBeNull();
});
