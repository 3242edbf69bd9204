import { beforeAll, expect, test } from 'vitest';
import { startServer } from '#tests/mocks/adapters/server/server-process.ts';
import { smallProject } from './small-project.ts';

// `npm run test:e2e -- --base-url URL` on a small project.

const { write, run, junitOf } = smallProject();
const start = "import { expect, test } from '@playwright/test';\n";

beforeAll(() => write('e2e/playwright.config.ts', "export default { projects: [{ name: 'desktop' }] };"));

/** A test that fails unless it knows these addresses. */
const telling = (title: string, ...addresses: string[]) =>
  `test('${title}', () =>
    expect([process.env.E2E_BASE_URL, process.env.E2E_CONTROL_URL].join(' ').trim()).toBe('${addresses.join(' ')}'));`;
const failing = "test('three [NAV-01]', () => expect(1).toBe(2));";

test('what needs the mock in the page is skipped by name and with the reason', async () => {
  const { url } = await startServer();
  const journeys = [
    telling('one @any-backend', url, `${url}/c`),
    telling('two @public-api-only', url, `${url}/c`),
  ];
  write('e2e/good.spec.ts', [start, ...journeys, failing].join('\n'));
  const { lines, last, status } = run('e2e', '--base-url', `${url}/`, '--control', `${url}/c/`);
  expect({ last, status }).toEqual({ last: '2 passed, 0 failed, 1 skipped', status: 0 });
  expect(lines).toContain('1 skipped: needs the mock in the page');
  expect(lines.join('\n')).toMatch(/^ *- .*three \[NAV-01\]/m);
  expect(junitOf('e2e')).toMatch(/name="\[desktop\] three[^]*needs the mock in the page[^]*<skipped/);
});

test('without --control what needs a login is skipped, too', async () => {
  const { url } = await startServer();
  const one = "test('one @any-backend', () => expect(1).toBe(2));";
  write('e2e/good.spec.ts', [start, one, telling('two @public-api-only', url), failing].join('\n'));
  const { lines, last, status } = run('e2e', '--base-url', url);
  expect({ last, status }).toEqual({ last: '1 passed, 0 failed, 2 skipped', status: 0 });
  expect(lines).toContain('1 skipped: needs --control');
});

test('--only names a part of a title, whatever it means in a pattern', async () => {
  const { url } = await startServer();
  const other = "test('five @public-api-only', () => expect(1).toBe(2));";
  write('e2e/good.spec.ts', [start, telling('four (a) @public-api-only', url), other].join('\n'));
  const { last } = run('e2e', '--base-url', url, '--only', 'four (a)');
  expect(last).toBe('1 passed, 0 failed');
});

test('with the mock in the page no test is skipped', () => {
  write(
    'e2e/good.spec.ts',
    `${start}test('one', () => expect(1).toBe(1));\ntest('two @any-backend', () => expect(1).toBe(1));`,
  );
  expect(run('e2e')).toMatchObject({ last: '2 passed, 0 failed', status: 0 });
});

test('nothing is run when nothing answers there', () => {
  write('e2e/good.spec.ts', `${start}test('one @public-api-only', () => {});`);
  const { lines, stderr, status } = run('e2e', '--base-url', 'http://127.0.0.1:1');
  expect(lines).toEqual(['']);
  expect(stderr).toContain('Nothing answers at http://127.0.0.1:1, so nothing was checked.');
  expect(status).toBe(1);
});

test.each([
  [['--control', 'http://127.0.0.1:1/c'], '--control is for journeys at an address'],
  [['--only', 'purchase'], '--only is for journeys at an address'],
  [['--base-url', 'ftp://127.0.0.1'], 'an http or https address is expected'],
  [['--base-url', 'http://127.0.0.1:1', '--port', 'no'], '--port was given "no"'],
  [['--base-url', 'http://127.0.0.1:1', '--control', 'https://api.example.test/c'], 'is not on this machine'],
  [['--base-url', 'https://api.example.test', '--control', 'http://127.0.0.1:1/c'], 'is not on this machine'],
  [['--browser', 'x'], "Unknown option '--browser'"],
])('the arguments %j are refused: %s', (args, sentence) => {
  const { stderr, status } = run('e2e', ...args);
  expect(stderr).toContain(sentence);
  expect(stderr).toContain('--base-url URL');
  expect(status).toBe(2);
});

test('an address is for the end-to-end tests only', () => {
  const { stderr, status } = run('unit', '--base-url', 'http://127.0.0.1:1');
  expect(stderr).toContain('--base-url is for e2e');
  expect(status).toBe(2);
});
