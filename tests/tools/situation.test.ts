import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/situation.ts', ...args], { encoding: 'utf8' });

test('prints where a situation begins, what is set, and each step', () => {
  const { status, stdout } = run('tests/situations/fee-waived.situation');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^Version     1\nScenario    overdue-fee, seed 7\nTime        2027-01-10 10:00 in Berlin\n/,
  );
  expect(stdout).toMatch(/\nPage        \/installments\nLogged in   customer usr_\w+\n/);
  expect(stdout).toMatch(/\nFaults      none\nReal API    nothing\nSteps       \d+\n/);
  expect(stdout).toMatch(/\n +\d+ {2}2027-01-10 10:00 {2}\w.* {2}waiveFees {2}plan\.fee-waived {2}.*1 plans/);
});

test('says why a file cannot be read', () => {
  expect(run('package.json')).toMatchObject({ status: 1, stderr: expect.stringContaining('no situation') });
  expect(run()).toMatchObject({ status: 2, stderr: 'npm run situation -- FILE\n' });
});
