import { expect, onTestFinished, test, vi } from 'vitest';
import type { Audience } from '#contracts/notifications/content.ts';
import { recipientsAfter, recipientsOf } from '#mocks/resources/notifications/audience.ts';
import { draft, drafted } from '#tests/suite/requests/notifications.ts';
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

test.each(['OVERDUE', 'DEFAULTED', 'WRITTEN_OFF'] as const)(
  'a customer whose plan is %s belongs to those with an overdue plan',
  async (status) => {
    const { store } = await openBackend({ scenario: 'happy' });
    const [plan] = store.tables.plans.by('status', 'SETTLED');
    const otherPlans = store.tables.plans
      .by('userId', plan?.userId ?? '')
      .filter(({ id }) => id !== plan?.id);
    const belongs = () =>
      recipientsOf(store.tables, { kind: 'SEGMENT', segment: 'OVERDUE' }).some(
        ({ id }) => id === plan?.userId,
      );
    expect(otherPlans.filter((other) => other.status === 'OVERDUE')).toEqual([]);
    expect(belongs()).toBe(false);
    await store.transact(({ tables }) => {
      if (plan) tables.plans.replace({ ...plan, status });
    });
    expect(belongs()).toBe(true);
  },
);

test('the zones of an audience are looked up once, not for each customer', async () => {
  const backend = await openBackend({ scenario: 'happy' });
  const { token, params, ifMatch } = await drafted(backend, {
    audience: { kind: 'SEGMENT', segment: 'ALL' },
  });
  const people = recipientsOf(backend.store.tables, { kind: 'SEGMENT', segment: 'ALL' });
  const zones = new Set(people.map(({ timeZone }) => timeZone)).size;
  expect(people.length).toBeGreaterThan(zones * 3);
  const formatted = countFormats();
  await backend.get('getNotification', { token, params });
  await backend.get('countAudience', {
    token,
    body: { ...draft, audience: { kind: 'SEGMENT', segment: 'ALL' } },
  });
  expect(formatted.mock.calls.length).toBeLessThan(10);
  formatted.mockClear();
  await backend.get('sendNotification', {
    token,
    params,
    ifMatch,
    body: { at: '2027-01-12T09:00:00.000Z', repeats: null, timeZone: 'RECIPIENT' },
  });
  expect(formatted.mock.calls.length).toBeLessThan(10 + zones * 4);
});

/** Counts how often a format of dates is asked for, until the test ends. */
function countFormats() {
  const formatted = vi.fn();
  const { prototype } = Intl.DateTimeFormat;
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
  Object.defineProperty(prototype, 'format', {
    ...descriptor,
    get() {
      formatted();
      return descriptor.get?.call(this);
    },
  });
  onTestFinished(() => void Object.defineProperty(prototype, 'format', descriptor));
  return formatted;
}
