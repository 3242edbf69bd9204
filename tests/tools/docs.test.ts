import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contract } from '#contracts/index.ts';

test('npm run docs writes a page of each operation, step and rule that loads nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(spawnSync(process.execPath, ['tools/docs.ts', folder])).toMatchObject({ status: 0 });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(Object.keys(contract).filter((name) => !page.includes(name))).toEqual([]);
  expect(page).toContain('Steps of the order');
  expect(page).toContain('The exact level instalment is');
  expect(page.match(/<(?:script|link|img)\b[^>]+(?:src|href)="(?:https?:)?\/\/[^>]*>/g)).toBeNull();
});
