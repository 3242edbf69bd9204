import { expect, test } from 'vitest';
import { contract } from '#contracts/index.ts';
import { pageLinks } from '#tests/kit/state-links.ts';

test.each(pageLinks)('a reason why $page has no such state is a sentence', ({ absent }) => {
  for (const reason of Object.values(absent)) expect(reason).toMatch(/^[A-Z].{10,}\.$/);
});

const failing = pageLinks.flatMap(({ page, states }) =>
  states.flatMap(({ address }) => {
    const path = new URL(address, 'http://app.test').searchParams.get('fails');
    return path === null ? [] : [[page, path] as const];
  }),
);
const paths = Object.values(contract).map(({ path }) => path);

/** Whether a path of the contract, with any values of its parameters, ends in this one. */
const isEndOf = (end: string, path: string) => {
  const wanted = end.split('/').filter((part) => part !== '');
  const last = path.split('/').slice(-wanted.length);
  return last.every(
    (part, index) => part === wanted[index] || (part.startsWith('{') && wanted[index] !== 'v1'),
  );
};

test.each(failing)('the states of %s fail a path of the contract (%s)', (_page, path) => {
  expect(paths.some((each) => isEndOf(path, each))).toBe(true);
});
