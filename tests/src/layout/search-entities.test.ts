import { expect, test } from 'vitest';
import { prefixes } from '#contracts/ids.ts';
import { searchEntities } from '#src/layout/palette/search-entities.ts';

async function requestsFor(q: string): Promise<readonly string[]> {
  const paths: string[] = [];
  await searchEntities(q, {
    call: ({ path }) => {
      paths.push(path);
      return Promise.resolve({ error: { kind: 'network' } } as never);
    },
    money: () => '',
    signal: new AbortController().signal,
  });
  return paths;
}

/** The prefixes of the ids that are searched. */
const searched = [
  prefixes.user,
  prefixes.order,
  prefixes.plan,
  prefixes.payment,
  prefixes.collateral,
  prefixes.batch,
  prefixes.scratchcard,
  prefixes.notification,
  prefixes.approval,
  prefixes.job,
  prefixes.administrator,
];

test.each(searched)('an id that begins with %s is searched in exactly one list, its own', async (prefix) => {
  const [path, ...otherPaths] = await requestsFor(`${prefix}_01`);
  expect(otherPaths).toEqual([]);
  expect(path).toMatch(/^\/v1\//);
});

test('each prefix has a different list, and a word is searched in the lists with names', async () => {
  const lists = await Promise.all(searched.map((prefix) => requestsFor(`${prefix}_01`)));
  expect(new Set(lists.flat()).size).toBe(searched.length);
  expect(await requestsFor('mira')).toHaveLength(9);
});
