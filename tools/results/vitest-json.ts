import { relative } from 'node:path';
import { z } from '#contracts/z.ts';
import type { RunRecord } from './run-record.ts';

const Report = z.object({
  testResults: z.array(
    z.object({
      /** Absolute path of the test file. */
      name: z.string(),
      status: z.enum(['passed', 'failed']),
      /** The file's own error: it could not be loaded, holds no test, or a hook of the file failed. */
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.enum(['passed', 'failed', 'skipped', 'todo', 'pending']),
        }),
      ),
    }),
  ),
});

const states = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'skipped',
  todo: 'skipped',
  pending: 'unfinished',
} as const;

/**
 * Reads what `vitest --reporter=json` wrote. Unhandled errors are not in that file; the exit code shows them. Throws
 * for anything else than such a report.
 */
export function readVitestJson(json: unknown, root: string = process.cwd()): RunRecord {
  const files = z.parse(Report, json).testResults.map(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((one): RunRecord['tests'][number] => ({
      title: [file, ...one.ancestorTitles, one.title].join(' > '),
      state: states[one.status],
    }));
    // A hook of a group that fails leaves no message and no failed test, only a failed file.
    const isFaulty =
      message !== '' || (status === 'failed' && tests.every(({ state }) => state !== 'failed'));
    return { tests, faults: isFaulty ? [`${file}: ${message || 'a hook failed'}`] : [] };
  });
  return { tests: files.flatMap(({ tests }) => tests), faults: files.flatMap(({ faults }) => faults) };
}
