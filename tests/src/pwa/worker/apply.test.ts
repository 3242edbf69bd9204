import { describe, expect, test } from 'vitest';
import { fakeBrowser, turns } from './browser.ts';

/** Build "one" is active and does not react to messages; "two" waits, and the first tab has just accepted it. */
async function accepted() {
  const browser = fakeBrowser();
  browser.host.deploy('one');
  const accepting = browser.open('a');
  const other = browser.open('b');
  await turns();
  browser.host.deploy('two');
  await turns();
  browser.trouble.deaf = true;
  accepting.do('apply');
  await turns();
  return { ...browser, accepting, other };
}

describe('a worker that was asked to take over, and does not', () => {
  test('is asked again each second and offered again after five seconds', async () => {
    const { accepting, takeOverAttempts, pass } = await accepted();
    expect(takeOverAttempts).toEqual(['two 0']);
    await pass(4_999);
    const each = [
      'two 0',
      'recheckWaitingWorker 1',
      'two 1',
      'recheckWaitingWorker 2',
      'two 2',
      'recheckWaitingWorker 3',
      'two 3',
      'recheckWaitingWorker 4',
      'two 4',
    ];
    expect(takeOverAttempts).toEqual(each);
    expect(accepting.worker()).toMatchObject({ phase: 'applying', applyFailed: false });
    await pass(1);
    expect(accepting.worker()).toMatchObject({ phase: 'updateAvailable', applyFailed: true });
    await pass(3_600_000);
    expect(takeOverAttempts).toEqual(each);
  });

  test('is not asked any more once control has changed', async () => {
    const { accepting, other, host, takeOverAttempts, pass } = await accepted();
    await pass(1_500);
    host.takeOver();
    host.deploy('three'); // no tab has accepted that one
    await pass(60_000);
    expect(takeOverAttempts).toEqual(['two 0', 'recheckWaitingWorker 1', 'two 1']);
    expect([accepting.loads.count, other.loads.count]).toEqual([2, 2]);
    expect(accepting.worker()).toMatchObject({ phase: 'reloading', applyFailed: false });
  });

  test('is replaced by a newer one, which is asked to take over instead', async () => {
    const { host, takeOverAttempts, pass } = await accepted();
    await pass(1_500);
    host.deploy('three');
    await pass(1_000);
    expect(takeOverAttempts).toEqual([
      'two 0',
      'recheckWaitingWorker 1',
      'two 1',
      'recheckWaitingWorker 2',
      'three 2',
    ]);
  });

  test('may take over later and reloads every tab once its work is done [PWA-05]', async () => {
    const { accepting, other, host, pass } = await accepted();
    await pass(5_000);
    const release = other.unsavedWork.acquire();
    await pass(30_000);
    host.takeOver();
    await pass(1_000);
    expect([accepting.loads.count, other.loads.count]).toEqual([2, 1]);
    expect(other.worker().phase).toBe('deferred');
    release();
    await pass(3_600_000);
    expect([accepting.loads.count, other.loads.count]).toEqual([2, 2]);
  });
});

describe('a browser that changes workers without an event', () => {
  test('leaves no waiting worker; the page is reloaded after five seconds [PWA-05]', async () => {
    const { accepting, registration, takeOverAttempts, pass } = await accepted();
    registration.active = registration.waiting;
    registration.waiting = null;
    await pass(4_999);
    expect(takeOverAttempts).toEqual(['two 0']);
    expect(accepting.loads.count).toBe(1);
    await pass(1);
    expect(accepting.loads.count).toBe(2);
    expect(accepting.worker()).toMatchObject({ phase: 'reloading', applyFailed: false });
  });

  test('does not reload a page with unsaved work until that is done', async () => {
    const { accepting, registration, pass } = await accepted();
    registration.active = registration.waiting;
    registration.waiting = null;
    const release = accepting.unsavedWork.acquire();
    await pass(5_000);
    expect(accepting.worker().phase).toBe('deferred');
    expect(accepting.loads.count).toBe(1);
    release();
    await pass(1_000);
    expect(accepting.loads.count).toBe(2);
  });
});
