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

/** Rules in which sequences find no fault, and what proves them instead. */
const provenBy: Readonly<Record<string, Proof>> = {
  'four-eyes': {
    by: 'rules/limits',
    why: 'It asks for a second person, and sequences refund at most what one may.',
  },
  issuing: {
    by: 'rules/issuing',
    why: 'It adds up batches of one person over days, and a sequence has one batch.',
  },
  recurrence: {
    by: 'rules/recurrence',
    why: 'It dates the notifications of a series, which are no part of a plan.',
  },
  'wallet-return': {
    by: 'rules/wallet-return',
    why: 'It ends an account, of which there is no model.',
  },
};

const rules = globSync('mocks/rules/*.ts').map((file) => basename(file, '.ts'));
const broken = new Set(faults.map(({ module }) => module));

test('every rule has a fault that sequences find, or is proven by a test of its own', () => {
  const without = rules.filter((rule) => !broken.has(`rules/${rule}`));
  expect(without.toSorted()).toEqual(Object.keys(provenBy).toSorted());
});

test.each(Object.entries(provenBy))('%s has a test of its own', (_rule, { by }) => {
  expect(existsSync(`tests/mocks/${by}.test.ts`)).toBe(true);
});
