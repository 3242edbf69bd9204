import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentChanges } from '#tools/openapi/diff/documents.ts';
import { bumpAskedBy, conclusionOf, lineOf } from '#tools/openapi/diff/report.ts';
import { documentPath } from '#tools/openapi/document.ts';
import { put } from '#tools/openapi/kept-changes/edits.ts';
import { sample } from '#tools/openapi/kept-changes/sample.ts';
import { keptChanges } from '#tools/openapi/kept-changes/table.ts';

const cases = Object.entries(keptChanges);

test.each(cases)('contract:diff judges that %s', (_name, { edit, asks }) => {
  expect(bumpAskedBy(documentChanges(sample, edit(sample)))).toBe(asks);
});

test('contract:diff agrees with Specmatic, or says why it does not', () => {
  const agreed = cases.filter(
    ([, { asks, specmatic }]) => (asks === 'major') === (specmatic === 'incompatible'),
  );
  const argued = cases.filter(([, { why }]) => why !== undefined);
  expect(agreed.length).toBeGreaterThanOrEqual(30);
  expect(argued.filter((one) => agreed.includes(one))).toEqual([]);
  expect(agreed.length + argued.length).toBe(cases.length);
});

const order = ['components', 'schemas', 'Order', 'properties'] as const;

describe('the changes between two documents', () => {
  test('have none for a document and itself, or with another version only', () => {
    expect(documentChanges(sample, sample)).toEqual([]);
    expect(documentChanges(sample, put(['info', 'version'], '1.0.1')(sample))).toEqual([]);
  });

  test('name the operation, the member and the reason', () => {
    const after = put(['components', 'schemas', 'NewOrder', 'properties', 'note', 'maxLength'], 100)(sample);
    expect(documentChanges(sample, after).map(lineOf)).toEqual([
      'breaking    POST /orders, request body/note: maxLength was 200 and is 100 (major)',
    ]);
  });

  test('name what several operations share once', () => {
    const after = put([...order, 'weight'], { type: 'integer' })(sample);
    expect(documentChanges(sample, after).map(lineOf)).toEqual([
      'compatible  GET /orders, answer 200/items/*/weight: is new, as in 2 more (minor)',
    ]);
  });

  const trace = ['components', 'parameters', 'trace', 'schema'] as const;
  const patterns = (before: string, after: string) =>
    documentChanges(
      put([...trace, 'pattern'], before)(sample),
      put([...trace, 'pattern'], after)(sample),
    ).map(({ asks }) => asks);

  test.each([
    ['another order of the same alternatives', '^(?:a|b)$', '^(?:b|a)$', ['minor']],
    ['an alternative more', '^a$', '^(?:b|a)$', ['minor']],
    ['an alternative less', '^(?:a|b)$', '^b$', ['major']],
    ['a bar inside of a class', '^[a|b]$', '^(?:[a|b]|c)$', ['minor']],
    ['a bar behind a backslash', '^a\\|b$', '^(?:a|b)$', ['undecided']],
    ['a bar inside of a group', '^(?:a(?:b|c)|d)$', '^(?:b|c|d)$', ['undecided']],
    ['two groups beside each other', '^(?:a)|(?:b)$', '^(?:a|b)$', ['undecided']],
    ['anchors of single alternatives', '^a$', '^a|b$', ['undecided']],
    ['no anchors', 'a', '(?:a|b)', ['undecided']],
    ['a dollar sign behind a backslash', '^a$', '^(?:a|b)\\$', ['undecided']],
  ])('compare patterns of a request with %s', (_name, before, after, asks) => {
    expect(patterns(before, after)).toEqual(asks);
  });

  test('leave a pattern in place of a format to a person, once', () => {
    const before = put(trace, { type: 'string', format: 'uuid' })(sample);
    const after = put(trace, { type: 'string', pattern: '^[0-9a-f-]{36}$' })(sample);
    const changes = documentChanges(before, after);
    expect(changes.map(lineOf)).toEqual([
      'undecided   GET /orders, header X-Trace: pattern was none and is "^[0-9a-f-]{36}$", format was "uuid" and is none (major if it breaks clients, minor if not)',
    ]);
    expect(conclusionOf(changes, '1.2.0', '1.2.0')).toEqual({
      text: '1 changes since 1.2.0, 0 breaking, 1 to be decided by a person: they ask for 1.3.0, but this is 1.2.0.',
      isRight: true,
    });
  });

  test('follow a schema that contains itself', () => {
    const tree = (type: string) =>
      put(order, {
        id: { type },
        parts: { type: 'array', items: { $ref: '#/components/schemas/Order' } },
      });
    const after = tree('integer')(sample);
    const lines = documentChanges(tree('string')(sample), after).map(lineOf);
    expect(lines).toEqual([
      'breaking    GET /orders, answer 200/items/*/id: was string and is integer, as in 2 more (major)',
    ]);
  });

  test('compare the parts of allOf and the alternatives of a union by their constants', () => {
    const kind = (value: string, more: object) => ({
      allOf: [
        { $ref: '#/components/schemas/NewOrder' },
        { type: 'object', properties: { kind: { const: value }, ...more }, required: ['kind'] },
      ],
    });
    const union = (...alternatives: object[]) =>
      put(['components', 'schemas', 'Order'], { oneOf: alternatives });
    const before = union(kind('A', {}), kind('B', { b: { type: 'string' } }))(sample);
    const reordered = union(kind('B', { b: { type: 'string' } }), kind('A', {}))(sample);
    const wider = union(kind('A', {}), kind('B', { b: { type: 'integer' } }))(sample);
    const more = union(kind('A', {}), kind('B', { b: { type: 'string' } }), kind('C', {}))(sample);
    expect(bumpAskedBy(documentChanges(before, reordered))).toBe('patch');
    expect(bumpAskedBy(documentChanges(before, wider))).toBe('major');
    expect(bumpAskedBy(documentChanges(before, more))).toBe('major');
  });
});

describe('the conclusion', () => {
  const changesBy = (name: string) => documentChanges(sample, keptChanges[name]?.edit(sample) ?? sample);

  test.each([
    ['an operation is removed', '1.9.0', false],
    ['an operation is removed', '2.0.0', true],
    ['an operation is added', '1.2.0', true],
    ['an operation has another summary', '1.2.0', true],
  ])('after the change that %s, version %s is right: %s', (name, version, isRight) => {
    expect(conclusionOf(changesBy(name), '1.2.0', version).isRight).toBe(isRight);
  });

  test('says which version the changes ask for', () => {
    expect(conclusionOf(changesBy('an operation is added'), '1.2.3', '1.2.3').text).toBe(
      '1 changes since 1.2.3, 0 breaking: they ask for 1.3.0, but this is 1.2.3.',
    );
  });
});

describe('npm run contract:diff', () => {
  let folder: string;
  const removed = put(['paths', '/orders/{orderId}'], undefined)(sample);

  /** A repository whose first commit has the sample, and whose folder has the sample with an operation less. */
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: folder,
      });
    mkdirSync(join(folder, dirname(documentPath)));
    git('init', '--quiet');
    write(documentPath, sample);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Keep the sample');
    write(documentPath, removed);
    write('older.json', put(['info', 'version'], '0.9.0')(sample));
    write('none.json', {});
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, json: object) => writeFileSync(join(folder, name), JSON.stringify(json));

  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [resolve('tools/contract-diff.ts'), ...args], { cwd: folder })
      .then(({ stdout, stderr }) => ({ code: 0, stdout, stderr }))
      .catch(({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        stdout,
        stderr,
      }));

  test('ends with 1 for a breaking change since a revision without a new major version', async () => {
    const { code, stdout } = await run('--base', 'HEAD');
    expect(code).toBe(1);
    expect(stdout).toBe(
      'breaking    GET /orders/{orderId}: getOrder is no longer there (major)\n' +
        '1 changes since 1.0.0, 1 breaking: they ask for 2.0.0, but this is 1.0.0.\n',
    );
  });

  test('ends with 0 when the major version was increased', async () => {
    expect((await run('--base', 'older.json')).code).toBe(0);
  });

  test('ends with 0 and no changes for the document itself', async () => {
    const { code, stdout } = await run('--base', documentPath);
    expect([code, stdout]).toEqual([0, 'No changes since 1.0.0.\n']);
  });

  test.each([
    { args: [] },
    { args: ['--base', 'no-such-revision'] },
    { args: ['--base', 'none.json'] },
    { args: ['--other'] },
  ])('ends with 2 and its usage for the arguments $args', async ({ args }) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain('--base REV|FILE');
  });
});
