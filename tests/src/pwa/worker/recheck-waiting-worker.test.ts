import { afterEach, describe, expect, test, vi } from 'vitest';
import { recheckWaitingWorker } from '#src/pwa/worker/recheck-waiting-worker.ts';
import { fakeClock } from '#tests/src/origin.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('making the browser check the waiting worker again', () => {
  test('is asking for a script that the policy allows; what comes is ended after a second', async () => {
    const seen: string[] = [];
    class FakeWorker {
      constructor(url: string) {
        seen.push(url);
      }
      terminate(): void {
        seen.push('ended');
      }
    }
    vi.stubGlobal('Worker', FakeWorker);
    const { clock, advance } = fakeClock();
    recheckWaitingWorker(clock);
    await advance(999);
    expect(seen).toEqual(['/sw.js']);
    await advance(1);
    expect(seen).toEqual(['/sw.js', 'ended']);
  });
});
