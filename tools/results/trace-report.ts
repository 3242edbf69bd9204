import { readFileSync } from 'node:fs';
import { z } from '#contracts/z.ts';
import { requirements } from '#src/demo/requirements.ts';
import { readRun, runners } from './run-record.ts';
import { traceOf } from './trace.ts';

const Texts = z.record(z.string(), z.string().check(z.minLength(1)));

const read = (path: string) => z.parse(Texts, JSON.parse(readFileSync(path, 'utf8')));

/** Compares the requirements with the last run of both runners: the lines to print, and the faults found. */
export function traceReport(): { lines: string[]; faults: readonly string[] } {
  const open = read('tests/requirements-open.json');
  const tests = runners.flatMap((runner) => readRun(runner)?.tests ?? []);
  const { proofs, faults } = traceOf(requirements, open, tests);
  const lines = [...proofs].flatMap(([id, titles]) => [
    `${id}  ${requirements[id]?.text ?? ''}`,
    ...titles.map((title) => `    ${title}`),
    ...(titles.length === 0 ? [`    ${open[id] ? `open: ${open[id]}` : 'NO PASSING TEST'}`] : []),
  ]);
  return { lines, faults };
}
