import { expect, test } from 'vitest';
import { jobMachine } from '#contracts/jobs/machine.ts';
import { actionName } from '#src/administration/audit/labels.ts';
import { jobName, jobStatus } from '#src/administration/jobs/labels.ts';
import { jobList } from '#src/administration/jobs/list.tsx';
import { declaredLists } from '#tests/src/kits/lists/declared.ts';

const kinds = declaredLists.flatMap(({ bulk = [] }) => bulk.map(({ kind }) => kind));

test('there are bulk actions', () => expect(kinds.length).toBeGreaterThan(10));

test.each(kinds)('the job of %s says what it does, and is not named like its audit entry', (kind) => {
  const name = jobName({ kind, dryRun: false });
  expect(name).not.toBe(actionName(kind));
  expect(jobName({ kind, dryRun: true })).toBe(`${name} (dry run)`);
});

test.each([
  ['SUCCEEDED', 'Possible', 'Done'],
  ['PARTIALLY_FAILED', 'Partly possible', 'Partly failed'],
  ['FAILED', 'Not possible', 'Failed'],
  ['STOPPED', 'Stopped', 'Stopped'],
  ['RUNNING', 'In progress', 'In progress'],
] as const)('%s is called %j of a dry run, otherwise %j', (status, checked, done) => {
  expect(jobStatus({ status, dryRun: true }).word).toBe(checked);
  expect(jobStatus({ status, dryRun: false }).word).toBe(done);
});

test('jobs in progress are those that can be stopped', () => {
  const stopping = jobMachine.transitions.find(({ trigger }) => trigger === 'stop');
  expect(jobList.views['running']?.filter?.['status']).toEqual(stopping?.from);
  expect(stopping?.from).toContain('QUEUED');
});
