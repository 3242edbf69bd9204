import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageError, withoutConfiguration } from '#src/pwa/worker/page-check.ts';

const script = 'begin()';
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const page = (policy: string, build = 'b1') =>
  `<meta name="build-id" content="${build}"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
  `<script type="application/json" id="configuration">{"mocks":"on"}</script><script>${script}</script>` +
  '<style nonce="n1">p{color:red}</style><script type="module" src="/assets/a.js"></script>';

const fitting = `script-src 'self' ${hash}; style-src 'self' 'nonce-n1'`;
const header = "img-src 'self'; frame-ancestors 'none'";

test('a page whose policies allow its script and its styles is kept', async () => {
  expect(await pageError(page(fitting), header, 'b1')).toBeNull();
  expect(await pageError(page(fitting), null, 'b1')).toBeNull();
  expect(await pageError(page(fitting), `script-src 'self' ${hash}`, 'b1')).toBeNull();
  expect(await pageError(page(fitting), "default-src 'self' 'unsafe-inline'", 'b1')).toBeNull();
});

test.each([
  ['the hash of another script', `script-src 'self' 'sha256-other='; style-src 'nonce-n1'`, header, 'script'],
  ['no hash at all', "script-src 'self'; style-src 'nonce-n1'", header, 'script'],
  ['another nonce', `script-src ${hash}; style-src 'self' 'nonce-n2'`, header, 'styles'],
  ['a header with the import map of an older release', fitting, "script-src 'self' 'sha256-map='", 'script'],
  [
    'a header that forbids what it does not name',
    fitting,
    `default-src 'none'; script-src ${hash}`,
    'styles',
  ],
  [
    'a nonce that makes browsers ignore unsafe-inline',
    fitting,
    "default-src 'unsafe-inline' 'nonce-n2'",
    'script',
  ],
  ['one of two headers that forbids it', fitting, `${header}, script-src 'self'`, 'script'],
])('a page is not kept with %s', async (_name, policy, sent, what) => {
  expect(await pageError(page(policy), sent, 'b1')).toContain(`forbids its ${what}`);
});

test('a page of another release, or of none, is not kept', async () => {
  expect(await pageError(page(fitting, 'b2'), header, 'b1')).toBe('It is a page of build b2, not of b1');
  expect(await pageError('<p>Home</p>', header, 'b1')).toBe('It is a page of build unknown, not of b1');
});

test('a page is kept without the configuration that it was sent with', () => {
  const kept = withoutConfiguration(page(fitting));
  expect(kept).toContain('id="configuration"></script>');
  expect(kept).not.toContain('mocks');
  expect(kept).toContain(`<script>${script}</script>`);
});
