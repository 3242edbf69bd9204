import { expect, test } from 'vitest';
import { planHolder } from '#tests/kit/plans.ts';
import { opened } from '#tests/suite/backend.ts';

// A message is not delivered within a day of one about the same. One that comes again after a snooze is no new one.
test('updateInboxItem snoozes a message, which does not keep back the next one about the same', async () => {
  const backend = await opened('new-user');
  const { done } = backend;
  const customer = await planHolder(backend);
  const sentSince = async (day: string) => {
    const query = { filter: { category: ['PAYMENT' as const] } };
    const { items } = await done(200, 'listInbox', { query, ...customer.as });
    return items.filter(({ at }) => at > day);
  };
  await customer.until('2027-02-16');
  const [message] = await sentSince('2027-02-16');
  if (!message) throw new Error('Nothing is said to be overdue');
  const params = { inboxItemId: message.id };
  const body = { status: 'SNOOZED', snoozedUntil: '2027-03-15T11:30:00.000Z' } as const;
  await done(200, 'updateInboxItem', { params, body }, { ...customer.as, ifMatch: `"${message.version}"` });
  await customer.pays((await customer.plan()).dueNow.amountMinor);
  await customer.until('2027-03-15');
  await customer.until('2027-03-16');
  // the instalment of 10 March after its grace, and that of February once more
  expect((await sentSince('2027-03')).map(({ at }) => at.slice(0, 10))).toEqual(['2027-03-16', '2027-03-15']);
});
