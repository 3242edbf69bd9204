import { describe, expect, test } from 'vitest';
import { add, closingLine, defectLines, sumOf } from '#tools/results/sum.ts';
import { idsIn, traceOf } from '#tools/results/trace.ts';

type State = 'passed' | 'failed' | 'skipped' | 'unfinished';
const tests = (...states: State[]) => states.map((state, index) => ({ title: `test ${index}`, state }));

describe('counting a runner', () => {
  test.each([
    ['all passed', { tests: tests('passed', 'passed'), faults: [] }, 0, [2, 0, 0]],
    ['one of each', { tests: tests('passed', 'failed', 'skipped', 'unfinished'), faults: [] }, 1, [1, 2, 1]],
    ['a file that does not load', { tests: tests('passed'), faults: ['cannot find x'] }, 1, [1, 1, 0]],
    ['no test at all', { tests: [], faults: [] }, 0, [0, 1, 0]],
    [
      'a bad exit code without a failure in the report',
      { tests: tests('passed'), faults: [] },
      137,
      [1, 1, 0],
    ],
    ['killed by a signal', { tests: tests('passed'), faults: [] }, null, [1, 1, 0]],
    ['no report', null, 1, [0, 1, 0]],
  ] as const)('%s', (_name, run, exitCode, [passed, failed, skipped]) => {
    const copy = run && { tests: [...run.tests], faults: [...run.faults] };
    expect(sumOf(copy, exitCode)).toEqual({ passed, failed, skipped });
  });

  test('names what failed', () => {
    const run = {
      tests: tests('passed', 'failed', 'skipped', 'unfinished'),
      faults: ['cannot find x'],
    };
    expect(defectLines(run)).toEqual([
      'failed: test 1',
      'failed, never ended: test 3',
      'failed: cannot find x',
    ]);
    expect(defectLines(null)).toEqual([]);
  });

  test('the closing line sums all runners', () => {
    const sums = [
      { passed: 13, failed: 0, skipped: 0 },
      { passed: 7, failed: 1, skipped: 2 },
    ];
    expect(closingLine(add(sums))).toBe('20 passed, 1 failed, 2 skipped');
    expect(closingLine({ passed: 20, failed: 0, skipped: 0 })).toBe('20 passed, 0 failed');
  });
});

describe('tracing requirements', () => {
  test('reads the ids of a title', () => {
    expect(idsIn('drawer > [SHELL-04] opens [SHELL-06, NAV-01] and [closes] PLN-000123 [A-1]')).toEqual([
      'SHELL-04',
      'SHELL-06',
      'NAV-01',
    ]);
  });

  const requirements = { 'NAV-01': 'users', 'NAV-02': 'orders', 'PWA-01': 'worker' };
  const open = { 'PWA-01': 'later' };
  const passing = (...titles: string[]) => titles.map((title) => ({ title, state: 'passed' as const }));

  test('every id proven or open', () => {
    const { faults, proofs } = traceOf(requirements, open, passing('a [NAV-01, NAV-02]', 'b [NAV-02]'));
    expect(faults).toEqual([]);
    expect(proofs.get('NAV-02')).toEqual(['a [NAV-01, NAV-02]', 'b [NAV-02]']);
  });

  test('a requirement needs a passing test, not a failing or skipped one', () => {
    const failing = [
      { title: 'a [NAV-01]', state: 'failed' as const },
      { title: 'b [NAV-02]', state: 'skipped' as const },
    ];
    expect(traceOf(requirements, open, failing).faults).toEqual([
      'NAV-01 is named by no passing test',
      'NAV-02 is named by no passing test',
    ]);
  });

  test('an open id with a passing test must be removed from the list', () => {
    const { faults } = traceOf(requirements, open, passing('a [NAV-01, NAV-02]', 'b [PWA-01]'));
    expect(faults).toEqual(['PWA-01 is proven: remove it from the open list']);
  });

  test('ids that are not requirements', () => {
    const { faults } = traceOf(
      requirements,
      { ...open, 'PWA-99': 'later' },
      passing('a [NAV-01, NAV-02, NAV-77]'),
    );
    expect(faults).toEqual([
      'NAV-77 is not a requirement, but "a [NAV-01, NAV-02, NAV-77]" names it',
      'PWA-99 is open, but not a requirement',
    ]);
  });
});
