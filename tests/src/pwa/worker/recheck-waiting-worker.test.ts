import { afterEach, describe, expect, test, vi } from 'vitest';
import { recheckWaitingWorker } from '#src/pwa/worker/recheck-waiting-worker.ts';
import { fakeClock } from '#tests/src/origin.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('making the browser check the waiting worker again', () => {
  test('a recheck asks for a script that the policy allows and ends after a second', async () => {
    const steps: string[] = [];
    class FakeWorker {
      constructor(url: string) {
        steps.push(url);
      }
      terminate(): void {
        steps.push('ended');
      }
    }
    vi.stubGlobal('Worker', FakeWorker);
    const { clock, advance } = fakeClock();
    recheckWaitingWorker(clock);
    await advance(999);
    expect(steps).toEqual(['/sw.js']);
    await advance(1);
    expect(steps).toEqual(['/sw.js', 'ended']);
  });
});
