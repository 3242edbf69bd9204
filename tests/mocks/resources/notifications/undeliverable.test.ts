import { expect, test } from 'vitest';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

test('failures that are retried are distinguished from others for each channel', async () => {
  const { store, get, signIn } = await openBackend({ scenario: 'one-of-each' });
  const token = await signIn(people.administrator);
  await store.transact(({ tables }) => {
    const [first, ...otherDeliveries] = tables.deliveries
      .all()
      .filter(({ status }) => status === 'UNDELIVERABLE');
    expect(otherDeliveries.length).toBeGreaterThan(0);
    if (first)
      tables.deliveries.replace({ ...first, status: 'FAILED', nextAttemptAt: '2027-01-11T09:00:00.000Z' });
  });
  const totals = { failed: 0, undeliverable: 0 };
  for (const { id } of store.tables.notifications.all()) {
    const { funnel } = await get('getNotification', { token, params: { notificationId: id } });
    const rows = store.tables.deliveries.by('notificationId', id);
    for (const { channel, errors, undeliverable } of funnel) {
      const channelRows = rows.filter((row) => row.channel === channel);
      const failed = channelRows.filter(({ status }) => status === 'FAILED').length;
      expect(undeliverable).toBe(channelRows.filter(({ status }) => status === 'UNDELIVERABLE').length);
      expect(errors - undeliverable).toBe(failed);
      totals.failed += failed;
      totals.undeliverable += undeliverable;
    }
  }
  expect(Math.min(totals.failed, totals.undeliverable)).toBeGreaterThan(0);
});
