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

const {
  user,
  order,
  plan,
  payment,
  collateral,
  batch,
  scratchcard,
  notification,
  approval,
  job,
  administrator,
} = prefixes;

test.each([
  user,
  order,
  plan,
  payment,
  collateral,
  batch,
  scratchcard,
  notification,
  approval,
  job,
  administrator,
])('an id that begins with %s is searched in exactly one list, its own', async (prefix) => {
  const [path, ...others] = await requestsFor(`${prefix}_01`);
  expect(others).toEqual([]);
  expect(path).toMatch(/^\/v1\//);
});

test('each prefix has a different list, and a word is searched in the lists with names', async () => {
  const lists = await Promise.all(
    [
      user,
      order,
      plan,
      payment,
      collateral,
      batch,
      scratchcard,
      notification,
      approval,
      job,
      administrator,
    ].map((prefix) => requestsFor(`${prefix}_01`)),
  );
  expect(new Set(lists.flat()).size).toBe(11);
  expect(await requestsFor('mira')).toHaveLength(9);
});
