import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '#contracts/z.ts';

const RunRecord = z.object({
  /** Every test by its full title; `unfinished` counts as failed. */
  tests: z.array(
    z.object({ title: z.string(), state: z.enum(['passed', 'failed', 'skipped', 'unfinished']) }),
  ),
  /** What went wrong outside of a test: a file that does not load, an error nobody caught. */
  faults: z.array(z.string()),
});

/** What one runner did, as its reporter left it. */
export type RunRecord = z.output<typeof RunRecord>;

export const runners = ['unit', 'e2e'] as const;
export type Runner = (typeof runners)[number];

const folder = 'test-results/runs';
const fileOf = (runner: Runner) => join(folder, `${runner}.json`);

export function saveRun(runner: Runner, run: RunRecord): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(runner), JSON.stringify(run));
}

/** The runner's last record, or null when there is none that can be read: it did not run, or died. */
export function readRun(runner: Runner): RunRecord | null {
  try {
    return z.parse(RunRecord, JSON.parse(readFileSync(fileOf(runner), 'utf8')));
  } catch {
    return null;
  }
}

export function forgetRun(runner: Runner): void {
  rmSync(fileOf(runner), { force: true });
}
