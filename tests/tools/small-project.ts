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
import { afterAll, beforeAll } from 'vitest';
import type { Runner, RunRecord } from '#tools/results/run-record.ts';

const project = join(import.meta.dirname, '../..');

/** A small project with real runners, which write their real reports; it is there while the tests of a file run. */
export function smallProject() {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'results-'));
    cpSync(join(project, 'tools/results'), join(root, 'tools/results'), { recursive: true });
    for (const file of ['tools/test.ts', 'package.json']) copyFileSync(join(project, file), join(root, file));
    for (const folder of ['node_modules', 'contracts', 'mocks', 'src', 'tools/verify'])
      symlinkSync(join(project, folder), join(root, folder));
    write('vite.config.ts', "export default { test: { include: ['tests/**/*.test.ts'] } };");
  });
  afterAll(() => rmSync(root, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }

  /** Runs `tools/test.ts`; a program in `bin` replaces a runner. */
  function run(runner: Runner, ...options: string[]) {
    const path = [join(root, 'bin'), join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(':');
    const env = Object.entries(process.env).filter(([name]) => !/^(VITEST|E2E|PLAYWRIGHT|TEST)/.test(name));
    const { stdout, stderr, status } = spawnSync(process.execPath, ['tools/test.ts', runner, ...options], {
      cwd: root,
      encoding: 'utf8',
      env: { ...Object.fromEntries(env), PATH: path },
    });
    const lines = stdout.trim().split('\n');
    return { lines, last: lines.at(-1), stderr, status };
  }

  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  return {
    write,
    remove: (file: string) => rmSync(join(root, file), { recursive: true, force: true }),
    run,
    recordOf: (runner: Runner) => JSON.parse(read(`test-results/runs/${runner}.json`)) as RunRecord,
    junitOf: (runner: Runner) => read(`test-results/junit/${runner}.xml`),
    /** Replaces a program by one that ends by a signal. */
    crashing(program: string): void {
      write(`bin/${program}`, '#!/bin/sh\nkill -9 $$\n');
      spawnSync('chmod', ['+x', join(root, 'bin', program)]);
    },
  };
}
