import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunRecord } from '#tools/results/run-record.ts';

// `npm test` on a small project: real runners, which write their real reports.

const project = join(import.meta.dirname, '../..');
let root = '';

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** Runs `tools/test.ts` in the small project; `env` can replace a runner by another program. */
function printed(runner: 'unit' | 'e2e') {
  const path = [join(root, 'bin'), join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(':');
  const env = Object.entries(process.env).filter(([name]) => !/^(VITEST|E2E|PLAYWRIGHT|TEST)/.test(name));
  const { stdout, status } = spawnSync(process.execPath, ['tools/test.ts', runner], {
    cwd: root,
    encoding: 'utf8',
    env: { ...Object.fromEntries(env), PATH: path },
  });
  return { lines: stdout.trim().split('\n'), status };
}

function run(runner: 'unit' | 'e2e') {
  const { lines, status } = printed(runner);
  return { last: lines.at(-1), status };
}

const recordOf = (runner: 'unit' | 'e2e') =>
  JSON.parse(readFileSync(join(root, `test-results/runs/${runner}.json`), 'utf8')) as RunRecord;

const junitOf = (runner: 'unit' | 'e2e') =>
  readFileSync(join(root, `test-results/junit/${runner}.xml`), 'utf8');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'results-'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  cpSync(join(project, 'tools/results'), join(root, 'tools/results'), { recursive: true });
  for (const file of ['tools/test.ts', 'contracts/z.ts', 'package.json']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(project, file), join(root, file));
  }
  write('vite.config.ts', "export default { test: { include: ['tests/**/*.test.ts'] } };");
});
beforeEach(() => {
  write('e2e/playwright.config.ts', "export default { projects: [{ name: 'desktop' }] };");
  for (const folder of ['tests', 'bin']) rmSync(join(root, folder), { recursive: true, force: true });
  for (const spec of ['good', 'bad', 'broken']) rmSync(join(root, `e2e/${spec}.spec.ts`), { force: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const crash = '#!/bin/sh\nkill -9 $$\n';
const crashing = (program: string) => {
  write(`bin/${program}`, crash);
  spawnSync('chmod', ['+x', join(root, 'bin', program)]);
};

describe('unit tests, run by Vitest', () => {
  const start = "import { beforeAll, describe, expect, test } from 'vitest';\n";
  const good = `${start}test('one [NAV-01]', () => expect(1).toBe(1));`;

  test('no test at all is a failure', () => {
    expect(run('unit')).toEqual({ last: '0 passed, 1 failed', status: 1 });
  });

  test('a runner that crashes is a failure, whatever an older report says', () => {
    write('tests/good.test.ts', good);
    expect(run('unit')).toEqual({ last: '1 passed, 0 failed', status: 0 });
    crashing('vitest');
    expect(run('unit')).toEqual({ last: '0 passed, 1 failed', status: 1 });
  });

  test('failing and skipped tests, a file that does not load, a hook that throws', () => {
    write('tests/good.test.ts', good);
    write(
      'tests/bad.test.ts',
      `${start}describe('group', () => test('two', () => expect(1).toBe(2)));
       test.skip('three', () => {}); test.todo('four');`,
    );
    write('tests/broken.test.ts', "import './nowhere.ts';");
    write(
      'tests/hook.test.ts',
      `${start}describe('group', () => { beforeAll(() => { throw new Error('no'); }); test('five', () => {}); });`,
    );
    expect(run('unit')).toEqual({ last: '1 passed, 3 failed, 3 skipped', status: 1 });
    const { tests, faults } = recordOf('unit');
    expect(tests).toContainEqual({ title: 'tests/good.test.ts > one [NAV-01]', state: 'passed' });
    expect(tests).toContainEqual({ title: 'tests/bad.test.ts > group > two', state: 'failed' });
    expect(faults.toSorted()).toEqual([
      expect.stringContaining("tests/broken.test.ts: Cannot find module './nowhere.ts'"),
      'tests/hook.test.ts: no',
    ]);
  });

  test('what failed is named above the sum, and in a JUnit report', () => {
    write('tests/good.test.ts', good);
    write('tests/bad.test.ts', `${start}test('two', () => expect(1).toBe(2));`);
    write('tests/broken.test.ts', "import './nowhere.ts';");
    const { lines, status } = printed('unit');
    expect({ last: lines.at(-1), status }).toEqual({ last: '1 passed, 2 failed', status: 1 });
    expect(lines).toContain('failed: tests/bad.test.ts > two');
    expect(lines.join('\n')).toMatch(/^failed: tests\/broken\.test\.ts: Cannot find module/m);
    expect(junitOf('unit')).toMatch(/<testcase classname="tests\/bad\.test\.ts" name="two"[^>]*>\s*<failure/);
    crashing('vitest');
    printed('unit');
    expect(() => junitOf('unit')).toThrow('ENOENT');
  });

  test('an unhandled error is a failure even if all tests pass', () => {
    write('tests/good.test.ts', good);
    write('tests/late.test.ts', `${start}test('late', () => void Promise.reject(new Error('late')));`);
    expect(run('unit')).toEqual({ last: '2 passed, 1 failed', status: 1 });
  });
});

describe('end-to-end tests, run by Playwright', () => {
  const start = "import { expect, test } from '@playwright/test';\n";
  const good = `${start}test('one [NAV-01]', () => expect(1).toBe(1));`;

  test('no test at all is a failure', () => {
    expect(run('e2e')).toEqual({ last: '0 passed, 1 failed', status: 1 });
  });

  test('a runner that crashes is a failure', () => {
    write('e2e/good.spec.ts', good);
    crashing('playwright');
    expect(run('e2e')).toEqual({ last: '0 passed, 1 failed', status: 1 });
  });

  test('failing, skipped and expectedly failing tests, and an unhandled error', () => {
    write('e2e/good.spec.ts', `${good}\ntest.fail('two', () => expect(1).toBe(2));`);
    write(
      'e2e/bad.spec.ts',
      `${start}test.describe('group', () => test('three', () => expect(1).toBe(2)));
       test.skip('four', () => {});
       test('five', async () => {
         void Promise.reject(new Error('late'));
         await new Promise((resolve) => setImmediate(resolve));
       });`,
    );
    expect(run('e2e')).toEqual({ last: '2 passed, 2 failed, 1 skipped', status: 1 });
    expect(recordOf('e2e').tests).toContainEqual({
      title: 'desktop > bad.spec.ts > group > three',
      state: 'failed',
    });
  });

  test('what failed is named above the sum, and in a JUnit report', () => {
    write('e2e/good.spec.ts', good);
    write('e2e/bad.spec.ts', `${start}test('two', () => expect(1).toBe(2));`);
    const { lines, status } = printed('e2e');
    expect({ last: lines.at(-1), status }).toEqual({ last: '1 passed, 1 failed', status: 1 });
    expect(lines).toContain('failed: desktop > bad.spec.ts > two');
    const [, two] =
      /<testcase name="\[desktop\] two" classname="bad\.spec\.ts"([^]*?)<\/testcase>/.exec(junitOf('e2e')) ??
      [];
    expect(two).toContain('<failure');
  });

  test('a test that passes only when it is run again is a failure', () => {
    const config = "export default { projects: [{ name: 'desktop', retries: 1 }] };";
    write('e2e/playwright.config.ts', config);
    write('e2e/good.spec.ts', `${start}test('one', ({}, { retry }) => expect(retry).toBe(1));`);
    expect(run('e2e')).toEqual({ last: '0 passed, 1 failed', status: 1 });
  });

  test('tests that did not start because a run was cut short are failures, not skipped', () => {
    write('e2e/bad.spec.ts', `${start}test('one', () => expect(1).toBe(2)); test('two', () => {});`);
    write('e2e/playwright.config.ts', "export default { projects: [{ name: 'desktop' }], maxFailures: 1 };");
    // The test that failed, the one that never started, and the error that Playwright reports about stopping early.
    expect(run('e2e')).toEqual({ last: '0 passed, 3 failed', status: 1 });
  });

  test('a file that does not load is a failure', () => {
    write('e2e/good.spec.ts', good);
    write('e2e/broken.spec.ts', "import './nowhere.ts';");
    expect(run('e2e').last).toMatch(/^\d+ passed, 1 failed$/);
    expect(recordOf('e2e').faults.join()).toContain('nowhere.ts');
  });
});
