import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract } from '#contracts/index.ts';
import { buildOpenApi } from '#contracts/openapi.ts';

const committed: unknown = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../contracts/openapi.json'), 'utf8'),
);

/** Every `$ref` of a JSON value. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === '$ref' ? [String(inner)] : references(inner),
  );
}

describe('contracts/openapi.json', () => {
  test('[API-02] is what the contract says now; `npm run openapi` writes it', () => {
    expect(committed).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
  });

  test('names every operation once, at its path and method', () => {
    for (const [name, { path, method }] of Object.entries(contract)) {
      expect(committed).toHaveProperty(['paths', path, method.toLowerCase(), 'operationId'], name);
    }
  });

  test('has no reference into the void', () => {
    const all = references(committed);
    expect(all.length).toBeGreaterThan(0);
    for (const reference of new Set(all)) {
      expect(committed).toHaveProperty(reference.replace(/^#\//, '').split('/'));
    }
  });
});
