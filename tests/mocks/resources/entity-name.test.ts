import { expect, test } from 'vitest';
import type { EntityType } from '#contracts/entities.ts';
import { entityNameIn } from '#mocks/resources/entity-name.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

test('the audit names a saved view by its title and its list', async () => {
  const { signIn, get } = await openBackend();
  const token = await signIn(people.administrator);
  const body = { list: 'payments', name: 'Large failures', query: '', shared: true, isDefault: false };
  const { id } = await get('createSavedView', { token, body });
  const { items } = await get('listAuditEvents', { token, query: { filter: { entityId: [id] } } });
  expect(items.map(({ entityName }) => entityName)).toEqual(['Large failures, a view of payments']);
});

test('refunds, offers and messages have names too', async () => {
  const { store } = await openBackend({ scenario: 'one-of-each' });
  const { refunds, users, offers, inbox } = store.tables;
  const [refund] = refunds.all();
  const [offer] = offers.all();
  const [message] = inbox.all();
  const named = (type: EntityType, id = '') => entityNameIn(store.tables, { type, id });
  expect(named('refund', refund?.id)).toMatch(
    new RegExp(`^Refund of €[\\d,]+\\.\\d\\d, ${users.get(refund?.userId ?? '')?.fullName}$`),
  );
  expect(named('offer', offer?.id)).toBe(offer?.terms.name);
  expect(named('inbox-item', message?.id)).toBe(message?.title);
  expect(named('saved-view', 'viw_gone')).toBeNull();
});

test('a request for approval is named after what it would change', async () => {
  const { store } = await openBackend({ scenario: 'happy' });
  const { approvals, users } = store.tables;
  const named = (type: EntityType, id: string) => entityNameIn(store.tables, { type, id });
  const limit = approvals.all().find(({ operation }) => operation === 'changeCreditLimit');
  expect(named('approval', limit?.id ?? '')).toBe(users.get(limit?.entity.id ?? '')?.fullName);
  const refund = approvals.all().find(({ operation }) => operation === 'createRefund');
  expect(named('approval', refund?.id ?? '')).toMatch(/^Payment of €\d+\.\d\d, \w+ \w+$/);
});

test('a job is named after its first row, and says how many more it has', async () => {
  const { store } = await openBackend({ scenario: 'one-of-each' });
  const names = store.tables.jobs.all().map(({ id, total }) => {
    return [total, entityNameIn(store.tables, { type: 'job', id })];
  });
  expect(names).toEqual([
    [2, expect.stringMatching(/^Payment of €\d+\.\d\d, \w+ \w+ and 1 more$/)],
    [1, expect.stringMatching(/^Payment of €\d+\.\d\d, \w+ \w+$/)],
  ]);
});
