import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { isNewEnough } from '#tools/preflight.mjs';

test.each([
  ['22.22.2', '22.22.2', true],
  ['24.0.0', '22.22.2', true],
  ['22.23.0', '22.22.2', true],
  ['22.22.10', '22.22.2', true],
  ['22.22.1', '22.22.2', false],
  ['22.9.9', '22.22.2', false],
  ['20.19.5', '22.22.2', false],
])('Node %s against %s: %s', (version, min, answer) => {
  expect(isNewEnough(version, min)).toBe(answer);
});

/** Runs the preflight with another value of `process.versions.node`. */
function runAs(version: string) {
  const otherVersion = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${otherVersion}`, 'tools/preflight.mjs'],
    { encoding: 'utf8' },
  );
}

test('an old Node version is reported in one sentence, with exit code 1', () => {
  const { status, stderr, stdout } = runAs('20.19.5');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(/needs Node [\d.]+ or newer and runs on 20\.19\.5\. Run `npm ci`/);
});

test('a sufficient Node version passes without output', () => {
  const { status, stdout, stderr } = runAs('24.21.0');
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
