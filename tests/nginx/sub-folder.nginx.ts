import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startNginx } from './nginx.ts';

test('the recipe for a sub-folder leads to the host of the demo, with path and query', async () => {
  const [, recipe = ''] = /```nginx\n([^]*?)```/.exec(readFileSync('docs/publishing.md', 'utf8')) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const { origin, stop } = await startNginx(folder, `server {\nlisten 8080;\nroot ${folder};\n${recipe}}\n`);
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  const target = async (path: string) => {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await target('/demo/checkout?scenario=overdue-fee')).toEqual([
    302,
    'https://demo.example.test/checkout?scenario=overdue-fee',
  ]);
  expect(await target('/demo')).toEqual([302, 'https://demo.example.test/']);
  expect(await target('/demolition')).toEqual([404, null]);
});
