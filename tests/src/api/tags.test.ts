import { describe, expect, test } from 'vitest';
import { contract, type OperationName } from '#contracts/index.ts';
import { tagsOf, tagsOfChange } from '#src/api/tags.ts';

const tagged = (name: OperationName, params: Record<string, string>, answer?: unknown) =>
  tagsOf(contract[name], { params }, answer).map(({ type, id }) => `${type} ${id}`);

describe('the cache tags of an answer', () => {
  test('about one entity are that of the id in the path', () => {
    expect(tagged('getOrder', { orderId: 'ord_1' }, { id: 'ord_1', planId: 'pln_1' })).toEqual([
      'order ord_1',
    ]);
    expect(tagged('getSchedule', { planId: 'pln_1' }, { planId: 'pln_1', lines: [] })).toEqual([
      'plan pln_1',
    ]);
  });

  test('are the same if it could not be read', () => {
    expect(tagged('getOrder', { orderId: 'ord_1' })).toEqual(['order ord_1']);
  });

  test('of a list are those of its items and of the list of their type', () => {
    const page = { items: [{ id: 'pay_1' }, { id: 'pay_2' }], nextCursor: null, total: null };
    expect(tagged('listAllPayments', {}, page)).toEqual(['payment pay_1', 'payment pay_2', 'payment LIST']);
  });

  test('of a list without pages are the same', () => {
    expect(tagged('listSavedCards', {}, { items: [{ id: 'tok_1' }] })).toEqual(['user tok_1', 'user LIST']);
  });

  test('of an answer without an id are the list of its type', () => {
    expect(tagged('getMe', {}, { kind: 'CUSTOMER', user: { id: 'usr_1' } })).toEqual(['user LIST']);
  });

  test('of the audit are the lists of every type', () => {
    expect(tagged('listAuditEvents', {}, { items: [] })).toContain('order LIST');
    expect(tagged('listAuditEvents', {}, { items: [] })).toContain('job LIST');
  });

  test('of an answer that never changes are none', () => {
    expect(tagged('getQuote', { orderId: 'ord_1', quoteId: 'qte_1' }, { id: 'qte_1' })).toEqual([]);
  });
});

test('a change invalidates the entity itself and every list of its type', () => {
  expect(tagsOfChange({ entity: { type: 'plan', id: 'pln_1' } })).toEqual([
    { type: 'plan', id: 'pln_1' },
    { type: 'plan', id: 'LIST' },
  ]);
});

test.each(['constructor', '__proto__', 'hasOwnProperty', 'toString'])(
  'an id from an address that is a member of every object is no tag: %s',
  (id) => {
    expect(tagged('getPaymentAsAdministrator', { paymentId: id })).toEqual([]);
  },
);
