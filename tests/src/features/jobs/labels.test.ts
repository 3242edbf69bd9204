import { expect, test } from 'vitest';
import { actionName } from '#src/features/audit/labels.ts';
import { jobName } from '#src/features/jobs/labels.ts';
import { declaredLists } from '#tests/src/lists/declared.ts';

const kinds = declaredLists.flatMap(({ bulk = [] }) => bulk.map(({ kind }) => kind));

test('there are bulk actions', () => expect(kinds.length).toBeGreaterThan(10));

test.each(kinds)('the job of %s says what it does, and is not named like its audit entry', (kind) => {
  const name = jobName({ kind, dryRun: false });
  expect(name).not.toBe(actionName(kind));
  expect(jobName({ kind, dryRun: true })).toBe(`${name} (dry run)`);
});
