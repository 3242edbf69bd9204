import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './faults/list.ts';

interface Proof {
  /** The test that fails without the rule, below tests/mocks/. */
  readonly by: string;
  /** Why no sequence of commands finds a fault in it. */
  readonly why: string;
}

const before =
  'It decides before an order is signed; the sequences begin with a plan that was signed without a fault.';
const shown = 'Its figure is shown, and no command or other figure depends on it.';

/** Rules in which sequences find no fault, and what proves them instead. */
const provenBy: Readonly<Record<string, Proof>> = {
  affordability: { by: 'rules/affordability', why: before },
  aprc: { by: 'rules/aprc', why: shown },
  breakage: { by: 'rules/breakage', why: shown },
  delivery: {
    by: 'rules/delivery',
    why: 'It concerns messages, which no sequence reads: no money and no state follow from one.',
  },
  discounts: { by: 'rules/discounts', why: before },
  'down-payment': { by: 'rules/down-payment', why: before },
  eligibility: { by: 'rules/eligibility', why: before },
  'equal-principal': { by: 'rules/equal-principal', why: 'No offer of the shop has equal principal.' },
  lateness: { by: 'rules/lateness', why: shown },
  'monthly-from': { by: 'rules/monthly-from', why: shown },
  'offer-fit': { by: 'rules/offer-fit', why: before },
  offers: {
    by: 'rules/schedule',
    why: 'They are terms, which the models read from the plan as the customer does.',
  },
  'payment-method': { by: 'rules/payment-method', why: shown },
  'price-list': {
    by: 'rules/price-list',
    why: 'It helps to declare a value; what counts is the value of a reviewer.',
  },
  promise: { by: 'commands/promises', why: 'A promise moves no money and changes no state of the plan.' },
  recurrence: {
    by: 'rules/recurrence',
    why: 'It dates the notifications of a series, which are no part of a plan.',
  },
  root: { by: 'rules/aprc', why: 'Only the annual percentage rate is found by it.' },
  schedule: { by: 'rules/schedule', why: before },
};

const rules = globSync('mocks/rules/*.ts').map((file) => basename(file, '.ts'));
const broken = new Set(faults.map(({ module }) => module));

test('every rule is broken by a fault that sequences find, or proven by a test of its own', () => {
  const without = rules.filter((rule) => !broken.has(`rules/${rule}`));
  expect(without.toSorted()).toEqual(Object.keys(provenBy).toSorted());
});

test.each(Object.entries(provenBy))('%s has a test of its own', (_rule, { by }) => {
  expect(existsSync(`tests/mocks/${by}.test.ts`)).toBe(true);
});
