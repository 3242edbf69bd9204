import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// `npm run check` in a project without code, with programs that end as told.

let root = '';
const program = join(import.meta.dirname, '../../tools/check.ts');

/** The compiler ends with 2 for a wrong type, not with 1. */
const exitCodes = { tsc: 2, oxlint: 0, prettier: 0, knip: 0, redocly: 0, npm: 0 };

/** A document that Spectral accepts. */
const document = {
  openapi: '3.1.0',
  info: {
    title: 'An API',
    version: '1.0.0',
    description: 'Answers nothing.',
    contact: { name: 'Someone', url: 'https://example.test', email: 'someone@example.test' },
    license: { name: 'MIT', url: 'https://example.test/licence' },
  },
  servers: [{ url: 'https://api.example.test' }],
  tags: [{ name: 'nothing', description: 'Nothing' }],
  paths: {},
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'check-'));
  for (const folder of ['bin', 'contracts']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'contracts/openapi.json'), JSON.stringify(document));
  for (const [name, code] of Object.entries(exitCodes))
    writeFileSync(join(root, 'bin', name), `#!/bin/sh\necho said by ${name}\nexit ${code}\n`, {
      mode: 0o755,
    });
});
afterAll(() => rmSync(root, { recursive: true }));

test('any exit code but 0 fails the check, and the other programs still run', () => {
  const { stdout, status } = spawnSync(process.execPath, [program], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'bin')}:${process.env['PATH'] ?? ''}` },
  });
  expect({ last: stdout.trim().split('\n').at(-1), status }).toEqual({
    last: 'types: FAILED, lint: ok, format: ok, unused: ok, shipped: ok, redocly: ok, styles: ok, spectral: ok, audit: ok',
    status: 1,
  });
  expect(stdout).toContain('types\n-----\nsaid by tsc\n');
});
