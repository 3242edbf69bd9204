import { expect, test } from 'vitest';
import { type EntityType, entityTypes } from '#contracts/entities.ts';
import { auditEventOf } from '#tests/kit/audit-event.ts';
import { openBackend } from '#tests/kit/backend.ts';
import { people } from '#tests/kit/people.ts';

test('the audit of a customer has the account and what belongs to it, nothing else', async () => {
  const { signIn, get, store } = await openBackend({ scenario: 'one-of-each' });
  const token = await signIn(people.administrator);
  const {
    users,
    orders,
    plans,
    payments,
    refunds,
    collaterals,
    inbox,
    approvals,
    administrators,
    scratchcards,
  } = store.tables;
  const mira = users.find('phoneE164', people.mira)?.id ?? '';
  const ofMira = ({ userId }: { readonly userId: string }) => userId === mira;
  const refund = refunds.all()[0];
  const approval = approvals.all().find(({ operation }) => operation === 'createRefund');
  /** An entity of each kind, and the customer to whom it belongs. */
  const owners: Partial<Record<EntityType, readonly [id: string | undefined, owner: string | null]>> = {
    user: [mira, mira],
    order: [orders.all().find(ofMira)?.id, mira],
    plan: [plans.all().find(ofMira)?.id, mira],
    payment: [payments.all().find(ofMira)?.id, mira],
    collateral: [collaterals.all().find(ofMira)?.id, mira],
    scratchcard: [scratchcards.all().find(({ ownerId }) => ownerId === mira)?.id, mira],
    'inbox-item': [inbox.all().find(ofMira)?.id, mira],
    refund: [refund?.id, refund?.userId ?? ''],
    approval: [approval?.id, payments.get(approval?.entity.id ?? '')?.userId ?? ''],
    administrator: [administrators.all()[0]?.id, null],
  };
  await store.transact(({ tables, random }) => {
    for (const type of entityTypes) {
      const [id] = owners[type] ?? [];
      if (id === undefined) continue;
      tables.auditEvents.insert(auditEventOf(random, { type, id }, 'Written by the test'));
    }
  });
  const written = await get('listAuditEvents', { token, query: { q: 'Written by', limit: 100 } });
  const userByType = Object.fromEntries(written.items.map(({ entity, userId }) => [entity.type, userId]));
  expect(userByType).toEqual(
    Object.fromEntries(Object.entries(owners).map(([type, [, owner]]) => [type, owner])),
  );
  const miraEvents = await get('listAuditEvents', {
    token,
    query: { filter: { userId: [mira] }, limit: 100 },
  });
  expect(new Set(miraEvents.items.map(({ userId }) => userId))).toEqual(new Set([mira]));
  expect(new Set(miraEvents.items.map(({ entity }) => entity.type))).toContain('collateral');
});
