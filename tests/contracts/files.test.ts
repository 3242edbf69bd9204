import { expect, test } from 'vitest';
import { contract } from '#contracts/index.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../contracts/*/*.ts', { eager: true });

const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'responses' in value;

const withEndpoints = Object.entries(files)
  .map(([file, exported]) => ({ file, exported: Object.entries(exported) }))
  .filter(({ exported }) => exported.some(([, value]) => isEndpoint(value)));

test.each(withEndpoints)('$file exports endpoints and nothing else', ({ exported }) => {
  expect(exported.filter(([, value]) => !isEndpoint(value)).map(([name]) => name)).toEqual([]);
});

test('files of endpoints are named so, and no others', () => {
  const named = Object.keys(files).filter((file) => /[/-]endpoints\.ts$/.test(file));
  expect(withEndpoints.map(({ file }) => file)).toEqual(named);
});

test('the contract has every endpoint once, under the name in its file', () => {
  const names = withEndpoints.flatMap(({ exported }) => exported.map(([name]) => name));
  expect(names.toSorted()).toEqual(Object.keys(contract).toSorted());
});
