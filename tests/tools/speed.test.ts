import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A test waits for what it asserts: a sleep is too short on a loaded machine, a second attempt hides it, and a limit of
// its own is shorter than those of the two configurations. How fast something is, `npm run bench` measures.

const speedy = {
  sleeps: /waitForTimeout|setTimeout\((?:resolve|later|done)\b|\bsleep\(/,
  'measures its machine': /threadCpuUsage|cpuUsage|\bperformance\.now\(\) *-/,
  'is run again': /\bretr(?:y|ies): *[1-9]/,
  'has a limit of its own': /\btimeout: *\d|^\s*\}, \d[\d_]{3,}\);$|\.setTimeout\(\d/m,
};

/** Why these files may. */
const reasons: Readonly<Record<string, string>> = {
  'e2e/playwright.config.ts': 'the limits of all tests in a browser',
  'e2e/releases/builds.setup.ts': 'makes five builds',
  'e2e/releases/test.ts': 'looks for a load that must not come; each has a counterpart in which it comes',
  'e2e/releases/update.spec.ts': 'waits out the pause of the page between two checks; longer is as good',
  'tests/kit/until.ts': 'the limit of all tests without a document',
  'tests/kit/visit.dom.test.ts': 'looks for a request that must not come',
  'tests/kit/waiting-errors.dom.test.ts': 'about the error after a limit',
  'tests/mocks/adapters/server/faults.test.ts': 'a delay takes as long as it was set to at least',
  'tests/mocks/adapters/server/server-process.ts': 'ends a process that hangs',
  'tests/tools/npm-test.test.ts': 'plants a test that is run again',
  'tests/tools/speed.test.ts': 'the patterns',
};

const matches = globSync('{tests,e2e}/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('tests/nginx/'))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Object.entries(speedy).flatMap(([what, pattern]) => (pattern.test(text) ? [{ file, what }] : []));
  });

test('no test sleeps, is run again, has a limit of its own or measures its machine', () => {
  expect(matches.filter(({ file }) => !(file in reasons))).toEqual([]);
});

test('each exception is still one', () => {
  expect(Object.keys(reasons).filter((file) => !matches.some((one) => one.file === file))).toEqual([]);
});
