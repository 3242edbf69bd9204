import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import configuration from '../../oxlint.config.ts';

/** The effects that the rule refuses, of a component with this body. */
async function countErrors(body: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'effects-'));
  const rules = { 'effects/return': configuration.rules['effects/return'] };
  const jsPlugins = [resolve('tools/lint/effects.mjs')];
  writeFileSync(
    join(folder, 'rules.json'),
    JSON.stringify({ plugins: [], categories: {}, jsPlugins, rules }),
  );
  writeFileSync(join(folder, 'part.tsx'), `export function Part() {\n${body}\n}\n`);
  const said = await new Promise<string>((done) => {
    const oxlint = resolve('node_modules/.bin/oxlint');
    execFile(oxlint, ['-c', 'rules.json', '-f', 'json', '.'], { cwd: folder }, (_failed, stdout) =>
      done(stdout),
    );
  });
  rmSync(folder, { recursive: true });
  const { diagnostics } = JSON.parse(said) as { diagnostics: { code: string }[] };
  return diagnostics.filter(({ code }) => code === 'effects(return)').length;
}

test('an effect that returns the result of a call is refused', async () => {
  const effects = [
    'useEffect(() => element?.scrollIntoView(), []);',
    'useLayoutEffect(() => element?.focus(), []);',
    'React.useEffect(() => { if (element) return element.focus(); }, []);',
    'useEffect(function () { return element.focus(); }, []);',
    'useEffect(() => open ? element.focus() : undefined, []);',
  ];
  expect(await countErrors(effects.join('\n'))).toBe(effects.length);
});

test('a cleanup function, nothing at all and an inner function may be returned', async () => {
  const effects = [
    'useEffect(() => () => element.close(), []);',
    'useEffect(() => void send(), []);',
    'useEffect(() => { element.focus(); }, []);',
    'useEffect(() => { if (!open) return; const stop = start(); return stop; }, []);',
    'useEffect(() => { const find = () => list.at(0); find(); return () => list.clear(); }, []);',
    'return useMemo(() => list.at(0), []);',
  ];
  expect(await countErrors(effects.join('\n'))).toBe(0);
});
