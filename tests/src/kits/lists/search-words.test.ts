import { expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { listAllPayments } from '#contracts/payments/endpoints.ts';
import { listUsers } from '#contracts/users/endpoints.ts';
import type { Row } from '#src/platform/routing/page-row.ts';
import { routeIds, routes } from '#src/platform/routing/page-table.ts';
import { searchWords } from '#src/kits/lists/search-words.ts';

test('the search field names the fields that the contract searches, each word once', () => {
  expect(searchWords(listUsers.paging)).toBe('name, id, whole e-mail, whole phone, tag');
  expect(searchWords(listAllPayments.paging)).toBe('id, plan, order, customer, card, amount');
  expect(searchWords({ search: ['name', 'fullName', 'code'], masked: [] })).toBe('name, code');
});

test('the outline of a list has the same text as its search field', () => {
  const outlined = routeIds().flatMap((id) => {
    const { operation, search }: Row = routes[id];
    return operation === undefined && search === undefined ? [] : [{ id, operation, search }];
  });
  expect(outlined.length).toBeGreaterThan(10);
  const searched = outlined.map(({ id, operation = 'listUsers' }) => {
    const { paging }: Endpoint = contract[operation];
    return { id, operation, search: paging && searchWords(paging) };
  });
  expect(outlined).toEqual(searched);
});
