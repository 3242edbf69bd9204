import { expect, test } from 'vitest';
import { guardProblems } from '#contracts/guard-problems.ts';
import { refusals } from '#tests/suite/guards/situations.ts';
import { tableSituations } from './situations.ts';

test('guards refuse with the problems that are published', () => {
  const observed = new Map<string, Set<string>>();
  const byTables = tableSituations.map(({ key, code }) => ({
    entity: key.split('.')[0],
    guard: key.split(': ')[1],
    code,
  }));
  for (const { entity, guard, code } of [...refusals, ...byTables]) {
    const key = `${entity}.${guard}`;
    observed.set(key, (observed.get(key) ?? new Set()).add(code));
  }
  const listed = Object.entries<Readonly<Record<string, readonly string[]>>>(guardProblems).flatMap(
    ([name, guards]) =>
      Object.entries(guards).map(([guard, codes]) => [`${name}.${guard}`, codes.toSorted()] as const),
  );
  const other = [...observed]
    .map(([guard, codes]) => [guard, [...codes].toSorted()] as const)
    .filter(([, codes]) => codes.join() !== 'invalid-transition');
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(other));
});
