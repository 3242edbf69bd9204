import { useState } from 'react';
import { sleep, systemClock } from '#src/platform/clock.ts';
import { memoryKeys } from '#src/platform/idempotency-keys.ts';
import { unsavedWork } from '#src/platform/unsaved-work.ts';
import { createSendOnce } from './send-once.ts';

/**
 * `sendOnce(operation, (key) => trigger({ ..., key }))` with keys kept in memory only; for logging in and one-time
 * codes. See `createSendOnce`.
 */
export function useSendOnce() {
  const [sendOnce] = useState(() =>
    createSendOnce({
      keys: memoryKeys(),
      wait: (ms) => sleep(systemClock, ms),
      acquire: () => unsavedWork.acquire(),
    }),
  );
  return sendOnce;
}
