import { expect, test } from 'vitest';
import { listAllPayments } from '#contracts/payments/endpoints.ts';
import { listUsers } from '#contracts/users/endpoints.ts';
import { searchWords } from '#src/lists/search-words.ts';

test('the search field names what the contract searches, each word once', () => {
  expect(searchWords(listUsers.paging.search)).toBe('name, id, e-mail, phone');
  expect(searchWords(listAllPayments.paging.search)).toBe('id, plan number, customer, card');
  expect(searchWords(['name', 'fullName', 'code'])).toBe('name, code');
});
