import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scenarioNames } from '#mocks/scenarios/index.ts';
import { defaults } from '#src/platform/configuration.ts';
import { fields } from '#tools/host/runtime-config.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** The cells of every table row whose first cell holds this text as code. */
const rowOf = (name: string) =>
  readme
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1] === `\`${name}\``)
    ?.slice(2, -1);

describe('the README', () => {
  test.each(Object.entries(fields))('lists how %s is set, and its default', (name, { flag, variable }) => {
    expect(rowOf(name)).toEqual([`\`--${flag}\``, `\`${variable}\``, `\`${Reflect.get(defaults, name)}\``]);
  });

  test.each(Object.keys(scripts).filter((name) => !['start', 'test'].includes(name)))(
    'describes npm run %s',
    (name) => {
      expect(rowOf(`npm run ${name}`)?.[0]).not.toBe('');
      expect(rowOf(`npm run ${name}`)).toBeDefined();
    },
  );

  test.each([...scenarioNames])('describes the scenario %s', (name) => {
    expect(rowOf(name)?.[0]).toMatch(/\w/);
  });

  test('names existing files only', () => {
    const paths = [
      ...readme.matchAll(/\]\(([^)#]+)\)|`((?:src|mocks|contracts|tests|e2e|docs|tools)\/[\w./-]+)`/g),
    ]
      .map(([, link, code]) => link ?? code ?? '')
      .filter((path) => !path.startsWith('http'));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) expect(() => readFileSync(path), path).not.toThrow(/ENOENT/);
  });
});
