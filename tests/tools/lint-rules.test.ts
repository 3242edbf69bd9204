import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type plugin from '#tools/lint/tranche.mjs';

type Rule = keyof typeof plugin.rules;

/** What each rule reports, one report a line, and what it allows. */
const cases: Readonly<
  Record<Rule, { readonly reported: readonly string[]; readonly allowed: readonly string[] }>
> = {
  'direct-refusal': {
    reported: [
      "if (late) raise('not-found', 'Gone.');",
      'if (refusal) throw new ProblemError(refusal);',
      'const refusal = needed ? lacking(needed, subject) : null;',
      "access.requirePermission('orders.read');",
    ],
    allowed: ["import { raise } from '#mocks/core/handler-result.ts';", "throw new Error('never');"],
  },
  'effect-return': {
    reported: [
      'useEffect(() => element?.scrollIntoView(), []);',
      'useLayoutEffect(() => element?.focus(), []);',
      'React.useEffect(() => { if (element) return element.focus(); }, []);',
      'useEffect(function () { return element.focus(); }, []);',
      'useEffect(() => open ? element.focus() : undefined, []);',
    ],
    allowed: [
      'useEffect(() => () => element.close(), []);',
      'useEffect(() => void send(), []);',
      'useEffect(() => { element.focus(); }, []);',
      'useEffect(() => { if (!open) return; const stop = start(); return stop; }, []);',
      'useEffect(() => { const find = () => list.at(0); find(); return () => list.clear(); }, []);',
      'useMemo(() => list.at(0), []);',
    ],
  },
  'hook-file': {
    reported: [
      'export function useOne() {}',
      'export const useTwo = () => {};',
      'export default function useThree() {}',
    ],
    allowed: ['function useFour() {}', 'export const used = 1;', 'export const user = () => {};'],
  },
  'isolated-modules': {
    reported: ["vi.mock('#src/a.ts');", "vi.doMock('#src/a.ts');", 'vi.resetModules();'],
    allowed: ['vi.fn();', 'server.mock();'],
  },
  'log-out-spelling': {
    reported: ['<p>Log out</p>;', "const label = 'Logout';", 'const text = `Log out of ${name}`;'],
    allowed: ['<p>Log Out</p>;', "const path = '/auth/logout';", "const text = 'You are logged out.';"],
  },
  'own-formatter': {
    reported: ["new Intl.NumberFormat('en');", "new Intl.DateTimeFormat('en');"],
    allowed: ["new Intl.DisplayNames(['en'], { type: 'language' });", "numberFormat('en', {});"],
  },
  'own-time-limit': {
    reported: [
      'const config = { timeout: 5_000 };',
      'const again = { retries: 1 };',
      "test('slow', () => {}, 9_000);",
      'test.setTimeout(60_000);',
    ],
    allowed: ['const config = { retries: 0 };', 'setTimeout(close, 10);', "test('plain', () => {});"],
  },
  'pixel-size': {
    reported: ['<Box w="20px" />;', '<Box mah={open ? "3rem" : "40px"} />;', '<img width="8px" />;'],
    allowed: ['<Box w="2rem" />;', '<Box style={{ width: given }} />;', '<img width={8} />;'],
  },
  'scale-distance': {
    reported: ['<Stack gap="7px" />;', '<Box p={12} />;', '<Box mt={open ? "xs" : 4} />;'],
    allowed: ['<Stack gap="md" />;', '<Box p={{ base: "xs", sm: 0 }} />;', '<Box title="7px" />;'],
  },
  'scale-type': {
    reported: [
      '<Text fw={600} />;',
      '<Text fz="13px" />;',
      '<Table fz={open ? "sm" : "0.9rem"} />;',
      '<Text size="4xl" />;',
      '<p style={{ fontWeight: 500 }} />;',
    ],
    allowed: [
      '<Text fw="var(--mantine-font-weight-medium)" />;',
      '<Table fz="sm" />;',
      '<Text size="2xl" />;',
      '<Badge size="other" />;',
      '<p style={{ fontSize: given }} />;',
    ],
  },
  sleep: {
    reported: ['await sleep(10);', 'await page.waitForTimeout(10);', 'setTimeout(resolve, 10);'],
    allowed: ['setTimeout(() => close(), 10);', 'await until(check);'],
  },
  'straight-apostrophe': {
    reported: [
      "const text = 'We\\'ll tell you';",
      "const text2 = `We'll tell ${name}`;",
      "<p>It's here now</p>;",
    ],
    allowed: ['const text = "We’ll tell you";', "<p>It’s 'quoted' here</p>;"],
  },
  'written-state': {
    reported: ["plans.replace({ ...plan, status: 'CLOSED' });"],
    allowed: ['plans.replace({ ...plan, status });', "plans.insert({ status: 'ACTIVE' });"],
  },
};

/** Files that are allowed what others are not, by their names. */
const namedAfter: readonly (readonly [rule: Rule, file: string, text: string])[] = [
  ['hook-file', 'use-one.ts', 'export function useOne() {}'],
  ['isolated-modules', 'one.isolated.test.ts', "vi.mock('#src/a.ts');"],
];

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

/** What all rules report about all cases, each in a file of its own. */
async function lint(): Promise<readonly Diagnostic[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const rules = Object.fromEntries(Object.keys(cases).map((rule) => [`tranche/${rule}`, 'error']));
  const jsPlugins = [resolve('tools/lint/tranche.mjs')];
  writeFileSync(
    join(folder, 'rules.json'),
    JSON.stringify({ plugins: [], categories: {}, jsPlugins, rules }),
  );
  const write = (rule: string, file: string, text: string) => {
    mkdirSync(join(folder, rule), { recursive: true });
    writeFileSync(join(folder, rule, file), text);
  };
  for (const [rule, { reported, allowed }] of Object.entries(cases)) {
    for (const [index, text] of reported.entries()) write(rule, `reported-${index}.tsx`, text);
    for (const [index, text] of allowed.entries()) write(rule, `allowed-${index}.tsx`, text);
  }
  for (const [rule, file, text] of namedAfter) write(rule, file, text);
  const output = await new Promise<string>((done) => {
    const oxlint = resolve('node_modules/.bin/oxlint');
    execFile(oxlint, ['-c', 'rules.json', '-f', 'json', '.'], { cwd: folder }, (_failed, stdout) =>
      done(stdout),
    );
  });
  rmSync(folder, { recursive: true });
  return (JSON.parse(output) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
}

const linted = lint();

async function reports(rule: string, file: string): Promise<number> {
  const ofFile = (await linted).filter(({ filename }) => filename.endsWith(`${rule}/${file}`));
  return ofFile.filter(({ code }) => code === `tranche(${rule})`).length;
}

describe.each(Object.entries(cases))('%s', (rule, { reported, allowed }) => {
  test.each([...reported.entries()])('reports case %i once: %s', async (index) => {
    expect(await reports(rule, `reported-${index}.tsx`)).toBe(1);
  });

  test.each([...allowed.entries()])('allows case %i: %s', async (index) => {
    expect(await reports(rule, `allowed-${index}.tsx`)).toBe(0);
  });
});

test.each(namedAfter)('%s is allowed in a file named %s', async (rule, file) => {
  expect(await reports(rule, file)).toBe(0);
});
