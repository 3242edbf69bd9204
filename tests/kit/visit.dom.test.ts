import { cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wakeDelayMs } from '#src/api/change-feed.ts';
import { sleep, systemClock } from '#src/platform/browser/clock.ts';
import { openBackend } from './backend.ts';
import { people } from './people.ts';
import { visit } from './visit.tsx';
import { until } from '#tests/kit/until.ts';

test('an application that is closed does not ask the backend of the next one', async () => {
  const before = await openBackend({ scenario: 'happy' });
  await before.signIn(people.approver); // so that the two backends issue different tokens
  const requests: string[] = [];
  const { changeFeed } = await visit('/installments', {
    who: 'mira',
    on: before,
    instead: ({ pathname }) => {
      requests.push(pathname);
      return null;
    },
  });
  await until(() => expect(requests).toContain('/api/v1/changes'));
  cleanup();

  const callers = new Set<string | null>();
  await visit('/installments', {
    who: 'mira',
    instead: (_url, request) => {
      callers.add(request.headers.get('Authorization'));
      return null;
    },
  });
  const session = sessionStorage.getItem('tranche.session');
  changeFeed.wake();
  // oxlint-disable-next-line tranche/sleep -- looks for a request that must not come
  await sleep(systemClock, 3 * wakeDelayMs);
  callers.delete(null);
  expect(callers.size).toBe(1);
  expect(sessionStorage.getItem('tranche.session')).toBe(session);
});
