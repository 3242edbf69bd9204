import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from '#contracts/z.ts';

export const runners = ['unit', 'e2e'] as const;
export type Runner = (typeof runners)[number];

const RunRecord = z.object({
  /** Every test by its full title. `unfinished` never started or never ended, and counts as failed. */
  tests: z.array(
    z.object({ title: z.string(), state: z.enum(['passed', 'failed', 'skipped', 'unfinished']) }),
  ),
  /** What failed outside of a test: a file that cannot be loaded, a hook, the runner itself. */
  faults: z.array(z.string()),
});

/** The results of one runner: its reporter writes them into a file, `npm test` sums them. */
export type RunRecord = z.output<typeof RunRecord>;

const recordFile = (runner: Runner) => resolve('test-results/runs', `${runner}.json`);

export function writeRun(runner: Runner, record: RunRecord): void {
  const file = recordFile(runner);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
}

/** The runner's last record; null when there is none that can be read: it did not run, or crashed. */
export function readRun(runner: Runner): RunRecord | null {
  try {
    return z.parse(RunRecord, JSON.parse(readFileSync(recordFile(runner), 'utf8')));
  } catch {
    return null;
  }
}

/** Removes the last record, so that no older one is read after a crash of the runner. */
export const deleteRun = (runner: Runner) => rmSync(recordFile(runner), { force: true });
