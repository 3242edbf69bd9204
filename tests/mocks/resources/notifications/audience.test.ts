import { expect, test } from 'vitest';
import type { Audience } from '#contracts/notifications/content.ts';
import { recipientsAfter, recipientsOf } from '#mocks/resources/notifications/audience.ts';
import { openBackend } from '#tests/kit/backend.ts';

const audiences: readonly Audience[] = [
  { kind: 'SEGMENT', segment: 'ALL' },
  { kind: 'SEGMENT', segment: 'OVERDUE' },
  { kind: 'FILTER', riskTiers: ['D'], kycStatuses: [] },
];

test('the recipients of each step together are the whole audience, each of them once', async () => {
  const { store } = await openBackend({ scenario: 'happy' });
  for (const audience of audiences) {
    const steps: string[] = [];
    let left = 1;
    while (left > 0) {
      const next = recipientsAfter(store.tables, audience, steps.at(-1) ?? null, 2);
      expect(next.chosen.length).toBeLessThanOrEqual(2);
      steps.push(...next.chosen.map(({ id }) => id));
      left = next.left;
    }
    expect(steps).toEqual(recipientsOf(store.tables, audience).map(({ id }) => id));
    expect(steps.length).toBeGreaterThan(2);
  }
});
