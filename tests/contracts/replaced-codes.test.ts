import { expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { problemCodes } from '#contracts/problem.ts';

// docs/assumptions.md, A-111: tests/suite/other-codes.test.ts has the codes that stand for these.

test('none of the codes that others stand for is in the catalogue', () => {
  const replaced = [
    'payment-requires-action',
    'plan-not-payable',
    'fee-already-settled',
    'batch-approval-required',
    'batch-limit',
    'notification-locked',
    'export-too-large',
  ];
  expect(problemCodes.filter((code) => replaced.includes(code))).toEqual([]);
});

test('no list is exported by an operation of its own: the page reads all of its rows', () => {
  const exporting = Object.values<Endpoint>(contract).filter(({ path }) => path.includes('export'));
  expect(exporting).toEqual([contract.exportPins]);
});
