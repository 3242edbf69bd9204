import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from '#contracts/z.ts';

const Names = z.optional(z.record(z.string(), z.string()));
const Package = z.object({
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  optionalDependencies: Names,
});
const Lock = z.object({ packages: z.record(z.string(), Package) });
const Manifest = z.object({ dependencies: Names, devDependencies: Names, optionalDependencies: Names });

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const { packages } = Lock.parse(json('package-lock.json'));
const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));

describe('the lock file', () => {
  test('has every binary for every system; `npm ci` refuses a lock where one is missing', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !locked.has(name))
        .map((name) => `${name}, of ${path}`),
    );
    expect(missing).toEqual([]);
  });

  test('has the hash of every package, and the address of none', () => {
    const unexpected = Object.entries(packages).filter(
      ([path, { resolved, integrity }]) => path !== '' && (resolved !== undefined || !integrity),
    );
    expect(unexpected.map(([path]) => path)).toEqual([]);
  });
});

test('every version is pinned, because npm on another Node version would choose others', () => {
  const { dependencies, devDependencies, optionalDependencies } = Manifest.parse(json('package.json'));
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('no package runs a script of its own when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
