import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaults } from '#src/platform/settings/configuration.ts';
import { fields } from '#tools/host/runtime-config.ts';

const readme = readFileSync('README.md', 'utf8');
const configuration = readFileSync('docs/configuration.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The cells of every table row whose first cell holds this text as code. */
const rowOf = (name: string, document = readme) =>
  document
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === `\`${name}\``)
    ?.slice(2, -1);

describe('the documents', () => {
  test.each(Object.entries(fields))('say how %s is set, and its default', (name, { flag, variable }) => {
    expect(rowOf(name, configuration)).toEqual([
      `\`--${flag}\``,
      `\`${variable}\``,
      `\`${Reflect.get(defaults, name)}\``,
    ]);
  });

  test.each(Object.keys(scripts).filter((name) => !['start', 'test'].includes(name)))(
    'describe npm run %s',
    (name) => {
      expect(rowOf(`npm run ${name}`)?.[0]).not.toBe('');
      expect(rowOf(`npm run ${name}`)).toBeDefined();
    },
  );

  test('name existing files only', () => {
    const paths = [
      ...readme.matchAll(/\]\(([^)#]+)\)|`((?:src|mocks|contracts|tests|e2e|docs|tools)\/[\w./-]+)`/g),
    ]
      .map(([, link, code]) => link ?? code ?? '')
      .filter((path) => !path.startsWith('http'));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) expect(() => readFileSync(path), path).not.toThrow(/ENOENT/);
  });
});
