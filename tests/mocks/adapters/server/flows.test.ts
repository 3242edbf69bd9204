import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { defaultPort } from '#mocks/adapters/server/options.ts';
import { documentPath } from '#tools/openapi/document.ts';
import { startServer } from './server-process.ts';

const flows = 'contracts/flows.arazzo.yaml';

/** Redocly as a process of its own, which reports nothing to its maker; rejects when it finds anything. */
const redocly = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', ...args], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });

/** Those that no other flow runs; they run the others. */
const outer = ['payment-ahead', 'refund', 'scratchcard'];

test('Redocly carries the documented flows out on the served mock backend', async () => {
  const { url } = await startServer('--scenario', 'happy');
  const folder = mkdtempSync(join(tmpdir(), 'flows-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(documentPath, join(folder, 'openapi.json'));
  const file = join(folder, 'flows.arazzo.yaml');
  writeFileSync(file, readFileSync(flows, 'utf8').replaceAll(`http://127.0.0.1:${defaultPort}`, url));
  const workflows = outer.flatMap((name) => ['--workflow', name]);
  const { stdout } = await redocly('respect', file, '--server', `tranche=${url}`, ...workflows);
  expect(stdout).toContain('Workflows: 3 passed, 3 total');
});
