import { expect, test } from 'vitest';
import { maxNamedInHeader } from '#contracts/changes/change.ts';
import type { EntityType } from '#contracts/entities.ts';
import { commandHeaders } from '#mocks/core/command-headers.ts';
import type { Subject } from '#mocks/core/subject.ts';

const customer: Subject = {
  kind: 'CUSTOMER',
  id: 'ann',
  name: 'Ann',
  role: null,
  permissions: [],
  sessionId: 'ses_1',
};

/** Changes of entities that belong to a customer. */
const changes = (count: number, type: EntityType, ownerId = 'ann') =>
  Array.from({ length: count }, (_, no) => ({
    id: '000000000001-00000000',
    at: '2027-01-10T09:00:00.000Z',
    entity: { type, id: `${type}_${no}` },
    version: 7,
    ownerId,
    isPublic: false,
  }));

test('as many changed entities as fit are named with their versions', () => {
  const { Changed = '' } = commandHeaders(customer, null, changes(maxNamedInHeader, 'plan'));
  const named = Changed.split(', ');
  expect(named).toHaveLength(maxNamedInHeader);
  expect(named[0]).toBe('plan/plan_0;version=7');
});

test('of one entity more only the types are named, each once', () => {
  const all = [...changes(1, 'job'), ...changes(maxNamedInHeader, 'plan')];
  expect(commandHeaders(customer, null, all)).toEqual({ Changed: 'job, plan' });
});

test('entities that the caller does not see neither count nor are named', () => {
  const all = [...changes(maxNamedInHeader, 'plan', 'bob'), ...changes(1, 'order')];
  expect(commandHeaders(customer, null, all)).toEqual({ Changed: 'order/order_0;version=7' });
});
