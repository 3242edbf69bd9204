import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { administrators, people } from '#tests/kit/people.ts';

test('docs/test-control.md names the administrators whom the suite needs', () => {
  const document = readFileSync('docs/test-control.md', 'utf8');
  const named = document
    .split('\n')
    .flatMap(
      (line) =>
        line
          .match(/^\| (`\S+@\S+`(?:, `\S+@\S+`)*) +\| (\w+)/)
          ?.slice(1, 3)
          .join(' ') ?? [],
    )
    .flatMap((row) => {
      const role = row.split(' ').at(-1) ?? '';
      return Array.from(row.matchAll(/`(\S+)`/g), ([, contact]) => [contact, role]);
    });
  const wanted = Object.entries(administrators).map(([role, contact]) => [contact, role]);
  expect(named.toSorted()).toEqual([...wanted, [people.approver, 'ADMIN']].toSorted());
});
