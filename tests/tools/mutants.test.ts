import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { committed, valuesOf } from '#tests/contracts/published-document.ts';
import { mutantsByKind } from '#tools/mutants/kinds.ts';
import { operationOf } from '#tools/mutants/mutant.ts';
import { patched } from '#tools/mutants/patched-copy.ts';
import { findingIn } from '#tools/mutants/schema-judge.ts';
import { tablePath } from '#tools/mutants/table.ts';

const mutants = Object.values(mutantsByKind).flat();

test('docs/mutants.md has each defect of npm run mutants, and no other', () => {
  const rows = readFileSync(tablePath, 'utf8').matchAll(/^\| (.+?) +\| .+ \| (?:yes|–) +\| (?:yes|–) +\|$/gm);
  expect(Array.from(rows, ([, what]) => what)).toEqual(mutants.map(({ what }) => what));
});

test('each defect has words of its own and names the operation that shows it', () => {
  expect(new Set(mutants.map(({ what }) => what)).size).toBe(mutants.length);
  expect(mutants.map(operationOf)).not.toContain(undefined);
});

const asked = { method: 'GET', path: '/v1/me', search: '', header: () => null, body: null };
const headers = {
  'X-Request-Id': 'req-1',
  'Content-Type': 'application/problem+json',
  'WWW-Authenticate': 'Bearer',
};
const [problem] = valuesOf(
  committed.components.responses.SessionExpiredOrUnauthenticated.content['application/problem+json'].examples,
);

const withoutScheme = { status: 401, headers: { 'X-Request-Id': 'req-1' }, body: null };

test('the schema judge of npm run mutants misses a required header', () => {
  expect(findingIn(asked, withoutScheme)).toBe('WWW-Authenticate is missing');
});

test.each([
  ['has nothing against an answer of the document', {}, problem, null],
  ['knows the media types', { 'Content-Type': 'text/plain' }, problem, 'Content-Type: text/plain'],
  ['checks the body', {}, { ...problem, code: 'no-such-code' }, 'the body does not fit'],
])('the schema judge of npm run mutants %s', (_what, changed, body, finding) => {
  const response = { status: 401, headers: { ...headers, ...changed }, body: JSON.stringify(body) };
  expect(findingIn(asked, response)).toBe(finding);
});

test('each changed copy changes one text of the mock backend', () => {
  const patches = mutants.flatMap((mutant) => ('patch' in mutant ? [mutant.patch] : []));
  expect(patches.length).toBeGreaterThan(10);
  for (const patch of patches) {
    const source = readFileSync(patch.file, 'utf8');
    expect(patched(source, patch)).not.toBe(source); // throws where the text has changed since
  }
});
