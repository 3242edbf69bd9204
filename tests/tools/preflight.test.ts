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
])('Node %s against %s: %s', (version, least, answer) => {
  expect(isNewEnough(version, least)).toBe(answer);
});

/** Runs the preflight in a Node that calls itself by another version. */
function runAs(version: string) {
  const disguise = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${disguise}`, 'tools/preflight.mjs'],
    { encoding: 'utf8' },
  );
}

test('an old Node gets one sentence and a failure', () => {
  const { status, stderr, stdout } = runAs('20.19.5');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toMatch(/needs Node [\d.]+ or newer and runs on 20\.19\.5\. Run `npm ci`/);
});

test('a Node that will do passes in silence', () => {
  const { status, stdout, stderr } = runAs('24.21.0');
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
});
