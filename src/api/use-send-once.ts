import { useState } from 'react';
import { sleep, systemClock } from '#src/platform/browser/clock.ts';
import { memoryKeys } from '#src/platform/storage/idempotency-keys.ts';
import { unsavedWork } from '#src/platform/storage/unsaved-work.ts';
import { createSendOnce } from './send-once.ts';

/**
 * `sendOnce(operation, (key) => trigger({ ..., key }))`. See `createSendOnce`.
 * @param makeKeys by default keys in memory only, as for logging in and one-time codes
 */
export function useSendOnce(makeKeys = memoryKeys) {
  const [sendOnce] = useState(() =>
    createSendOnce({
      keys: makeKeys(),
      wait: (ms) => sleep(systemClock, ms),
      acquire: () => unsavedWork.acquire(),
    }),
  );
  return sendOnce;
}
