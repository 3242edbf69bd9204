import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { lifecycles } from '#tests/kit/lifecycles.ts';

const documents = ['README.md', ...globSync('docs/**/*.md')];
const sources = globSync('{contracts,mocks,src,tests,e2e,tools}/**/*.{ts,tsx,json,mjs}');

/** The file's text as one line, without the marks of comments, so that a reference may wrap. */
function flat(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');
}

/** References of the form docs/domain.md, "Allocation" (in JSON with single quotes). */
function sectionsNamedIn(file: string): { document: string; section: string }[] {
  const named = flat(file).matchAll(/\b(docs\/[\w./-]+\.md), (?:"([^"\\]+)"|'([^'\\]+)')/g);
  return [...named].map(([, document = '', quoted, single]) => ({
    document,
    section: quoted ?? single ?? '',
  }));
}

/** The comments of a file: whole lines, and ends of lines. */
const commentsIn = (file: string): string[] =>
  readFileSync(file, 'utf8').match(/^\s*(?:\/?\*\*?|\/\/) .*$|\s\/\/ .*$/gm) ?? [];

/** "a/{b,c}.ts" stands for two paths. */
function pathsOf(path: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*)\{(.+)\}(.*)$/.exec(path) ?? [];
  return choices === undefined ? [path] : choices.split(',').map((choice) => before + choice + after);
}

const isMissing = (path: string) => !existsSync(path);

const headings = (document: string) =>
  [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);

const named = [...documents, ...sources].flatMap((file) =>
  sectionsNamedIn(file).map((reference) => ({ file, ...reference })),
);

describe('references to documents', () => {
  test('there are references from the code to the rules', () => {
    expect(named.filter(({ document }) => document === 'docs/domain.md').length).toBeGreaterThan(20);
  });

  test.each(named)('$file refers to $document, "$section", which exists', ({ document, section }) => {
    expect(headings(document)).toContain(section);
  });

  test.each(documents)('every link of %s leads to a file of the repository', (document) => {
    const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)];
    const missing = links
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(dirname(document), target)));
    expect(missing).toEqual([]);
  });

  test.each(documents)('every path of code that %s names exists', (document) => {
    const paths = readFileSync(document, 'utf8').matchAll(
      /`((?:contracts|mocks|src|tests|e2e|tools|docs|public)\/[\w./{},-]+)`/g,
    );
    expect([...paths].flatMap(([, path = '']) => pathsOf(path)).filter(isMissing)).toEqual([]);
  });

  test('every file that a comment of the code names exists', () => {
    const missing = sources.flatMap((file) =>
      commentsIn(file)
        .flatMap(
          (comment) => comment.match(/\b(?:contracts|mocks|src|tests|e2e|tools|docs)\/[\w./-]+\.\w+/g) ?? [],
        )
        .filter(isMissing)
        .map((path) => `${file}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});

test('every transition that a comment of the mock backend names by its id exists', () => {
  const ids = new Set(
    Object.values(lifecycles).flatMap(({ machine }) => machine.transitions.map(({ id }) => String(id))),
  );
  const cited = globSync('mocks/**/*.ts').flatMap((file) =>
    [...flat(file).matchAll(/\b[Tt]ransitions? ((?:[A-Z]\d+[a-z]?(?:, | and | to | or )?)+)/g)].flatMap(
      ([, list = '']) => (list.match(/[A-Z]\d+[a-z]?/g) ?? []).map((id) => ({ file, id })),
    ),
  );
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter(({ id }) => !ids.has(id))).toEqual([]);
});

describe('the decisions', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md').toSorted();

  test('are each in the index by theme, once and with their title', () => {
    const titles = decisions.map((file) => {
      const [title = ''] = readFileSync(file, 'utf8').split('\n');
      return `[${title.slice(2, 5)}](${basename(file)}) ${title.slice(6)}`;
    });
    const index = readFileSync('docs/decisions/README.md', 'utf8');
    const listed = [...index.matchAll(/^- (.+)$/gm)].map(([, entry = '']) => entry);
    expect(listed.toSorted()).toEqual(titles.toSorted());
  });

  test('each have a number of their own', () => {
    const numbers = decisions.map((file) => file.slice('docs/decisions/'.length).slice(0, 3));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(decisions)('%s has a title with its number, a date and a status', (file) => {
    const [title, , status] = readFileSync(file, 'utf8').split('\n');
    expect(title).toMatch(new RegExp(`^# ${file.slice('docs/decisions/'.length).slice(0, 3)} \\S`));
    expect(status).toMatch(/^\d{4}-\d\d-\d\d, accepted/);
  });
});
