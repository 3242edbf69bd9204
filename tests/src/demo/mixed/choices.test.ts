import { expect, test } from 'vitest';
import { mixableOperations } from '#contracts/mixed.ts';
import { choices, choicesOf, mixedWords } from '#src/demo/mixed/choices.ts';

test('each operation can be chosen alone, and with its resource', () => {
  for (const operation of mixableOperations)
    expect(choices.filter(({ operations }) => operations.includes(operation)).length).toBeGreaterThan(1);
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
});

test('a whole resource is one choice, a part of one is its operations', () => {
  const inbox = choices.find(({ value }) => value === 'inbox')?.operations ?? [];
  expect(inbox.length).toBeGreaterThan(1);
  const chosen = [...inbox, 'listAllPayments' as const, 'listProducts' as const];
  expect(choicesOf(chosen).map(({ value }) => value)).toEqual(['inbox', 'listAllPayments', 'products']);
  expect(mixedWords(chosen)).toBe('inbox, 1 of admin/payments, products');
});
