import { beforeEach, describe, expect, test } from 'vitest';
import { smallProject } from './small-project.ts';

// `npm test` on a small project: real runners, which write their real reports.

const { write, remove, run, recordOf, junitOf, crashing } = smallProject();

beforeEach(() => {
  write('e2e/playwright.config.ts', "export default { projects: [{ name: 'desktop' }] };");
  for (const folder of ['tests', 'bin']) remove(folder);
  for (const spec of ['good', 'bad', 'broken']) remove(`e2e/${spec}.spec.ts`);
});

describe('unit tests, run by Vitest', () => {
  const start = "import { beforeAll, describe, expect, test } from 'vitest';\n";
  const good = `${start}test('one [NAV-01]', () => expect(1).toBe(1));`;

  test('no test at all is a failure', () => {
    expect(run('unit')).toMatchObject({ last: '0 passed, 1 failed', status: 1 });
  });

  test('a runner that crashes is a failure, whatever an older report says', () => {
    write('tests/good.test.ts', good);
    expect(run('unit')).toMatchObject({ last: '1 passed, 0 failed', status: 0 });
    crashing('vitest');
    expect(run('unit')).toMatchObject({ last: '0 passed, 1 failed', status: 1 });
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
    expect(run('unit')).toMatchObject({ last: '1 passed, 3 failed, 3 skipped', status: 1 });
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
    const { lines, last, status } = run('unit');
    expect({ last, status }).toEqual({ last: '1 passed, 2 failed', status: 1 });
    expect(lines).toContain('failed: tests/bad.test.ts > two');
    expect(lines.join('\n')).toMatch(/^failed: tests\/broken\.test\.ts: Cannot find module/m);
    expect(junitOf('unit')).toMatch(/<testcase classname="tests\/bad\.test\.ts" name="two"[^>]*>\s*<failure/);
    crashing('vitest');
    run('unit');
    expect(() => junitOf('unit')).toThrow('ENOENT');
  });

  test('an unhandled error is a failure even if all tests pass', () => {
    write('tests/good.test.ts', good);
    write('tests/late.test.ts', `${start}test('late', () => void Promise.reject(new Error('late')));`);
    expect(run('unit')).toMatchObject({ last: '2 passed, 1 failed', status: 1 });
  });
});

describe('end-to-end tests, run by Playwright', () => {
  const start = "import { expect, test } from '@playwright/test';\n";
  const good = `${start}test('one [NAV-01]', () => expect(1).toBe(1));`;

  test('no test at all is a failure', () => {
    expect(run('e2e')).toMatchObject({ last: '0 passed, 1 failed', status: 1 });
  });

  test('a runner that crashes is a failure', () => {
    write('e2e/good.spec.ts', good);
    crashing('playwright');
    expect(run('e2e')).toMatchObject({ last: '0 passed, 1 failed', status: 1 });
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
    expect(run('e2e')).toMatchObject({ last: '2 passed, 2 failed, 1 skipped', status: 1 });
    expect(recordOf('e2e').tests).toContainEqual({
      title: 'desktop > bad.spec.ts > group > three',
      state: 'failed',
    });
  });

  test('what failed is named above the sum, and in a JUnit report', () => {
    write('e2e/good.spec.ts', good);
    write('e2e/bad.spec.ts', `${start}test('two', () => expect(1).toBe(2));`);
    const { lines, last, status } = run('e2e');
    expect({ last, status }).toEqual({ last: '1 passed, 1 failed', status: 1 });
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
    expect(run('e2e')).toMatchObject({ last: '0 passed, 1 failed', status: 1 });
  });

  test('tests that did not start because a run was cut short are failures, not skipped', () => {
    write('e2e/bad.spec.ts', `${start}test('one', () => expect(1).toBe(2)); test('two', () => {});`);
    write('e2e/playwright.config.ts', "export default { projects: [{ name: 'desktop' }], maxFailures: 1 };");
    // The test that failed, the one that never started, and the error that Playwright reports about stopping early.
    expect(run('e2e')).toMatchObject({ last: '0 passed, 3 failed', status: 1 });
  });

  test('a file that does not load is a failure', () => {
    write('e2e/good.spec.ts', good);
    write('e2e/broken.spec.ts', "import './nowhere.ts';");
    expect(run('e2e').last).toMatch(/^\d+ passed, 1 failed$/);
    expect(recordOf('e2e').faults.join()).toContain('nowhere.ts');
  });
});
