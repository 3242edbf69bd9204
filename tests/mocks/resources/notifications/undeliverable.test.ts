import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

test('failures that are retried are distinguished from others for each channel', async () => {
  const { store, get, signIn } = await openBackend({ scenario: 'one-of-each' });
  const token = await signIn(people.administrator);
  await store.transact(({ tables }) => {
    const [first, ...others] = tables.deliveries.all().filter(({ status }) => status === 'UNDELIVERABLE');
    expect(others.length).toBeGreaterThan(0);
    if (first)
      tables.deliveries.replace({ ...first, status: 'FAILED', nextAttemptAt: '2027-01-11T09:00:00.000Z' });
  });
  const seen = { failed: 0, undeliverable: 0 };
  for (const { id } of store.tables.notifications.all()) {
    const { funnel } = await get('getNotification', { token, params: { notificationId: id } });
    const rows = store.tables.deliveries.by('notificationId', id);
    for (const { channel, errors, undeliverable } of funnel) {
      const own = rows.filter((row) => row.channel === channel);
      const failed = own.filter(({ status }) => status === 'FAILED').length;
      expect(undeliverable).toBe(own.filter(({ status }) => status === 'UNDELIVERABLE').length);
      expect(errors - undeliverable).toBe(failed);
      seen.failed += failed;
      seen.undeliverable += undeliverable;
    }
  }
  expect(Math.min(seen.failed, seen.undeliverable)).toBeGreaterThan(0);
});
