import { expect, test } from 'vitest';
import type { Guard } from '#contracts/openapi/guards/guard.ts';
import { guards } from '#contracts/openapi/guards.ts';
import { refusals } from '#tests/suite/guards/situations.ts';
import { tableSituations } from './situations.ts';

/** Problems with which no request was refused: something else comes first, or no installation has such rows. */
const unobserved: Readonly<Record<string, readonly string[]>> = {
  'scratchcard.not-expired': ['card-expired'], // the clock has expired the card by then
  'payment.wallet-covers': ['currency-mismatch'], // plans and wallets are in the currency of the business
};

test('guards refuse with the problems that are published', () => {
  const observed = new Map<string, Set<string>>();
  const byTables = tableSituations.map(({ key, code }) => ({
    entity: key.split('.')[0],
    guard: key.split(': ')[1],
    code,
  }));
  for (const { entity, guard, code } of [...refusals, ...byTables]) {
    const key = `${entity}.${guard}`;
    observed.set(key, (observed.get(key) ?? new Set(unobserved[key])).add(code));
  }
  const listed = Object.entries<Readonly<Record<string, Guard>>>(guards).flatMap(([name, all]) =>
    Object.entries(all).flatMap(([guard, { refusesWith }]) =>
      refusesWith ? [[`${name}.${guard}`, refusesWith.toSorted()] as const] : [],
    ),
  );
  const other = [...observed]
    .map(([guard, codes]) => [guard, [...codes].toSorted()] as const)
    .filter(([, codes]) => codes.join() !== 'invalid-transition');
  expect(Object.fromEntries(listed)).toEqual({ ...unobserved, ...Object.fromEntries(other) });
});
