import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './faults/list.ts';

/**
 * Rules that no sequence of commands runs with other figures: they say what is offered, shown or asked before a plan begins.
 * Each has a test that fails without it.
 */
const provenBy = {
  affordability: 'rules/affordability',
  aprc: 'rules/aprc',
  breakage: 'rules/breakage',
  delivery: 'rules/delivery',
  discounts: 'rules/discounts',
  'down-payment': 'rules/down-payment',
  eligibility: 'rules/eligibility',
  'equal-principal': 'rules/equal-principal',
  lateness: 'rules/lateness',
  'monthly-from': 'rules/monthly-from',
  'offer-fit': 'rules/offer-fit',
  offers: 'rules/schedule',
  'payment-method': 'rules/payment-method',
  'price-list': 'rules/price-list',
  profiles: 'rules/offer-fit',
  promise: 'commands/promises',
  recurrence: 'rules/recurrence',
  root: 'rules/aprc',
  schedule: 'rules/schedule',
} as const;

const rules = globSync('mocks/rules/*.ts').map((file) => basename(file, '.ts'));
const broken = new Set(faults.map(({ module }) => module));

test('every rule is broken by a fault that sequences find, or proven by a test of its own', () => {
  const without = rules.filter((rule) => !broken.has(`rules/${rule}`));
  expect(without.toSorted()).toEqual(Object.keys(provenBy).toSorted());
});

test.each(Object.entries(provenBy))('%s: tests/mocks/%s.test.ts', (_rule, place) => {
  expect(existsSync(`tests/mocks/${place}.test.ts`)).toBe(true);
});
