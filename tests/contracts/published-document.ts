import { readFileSync } from 'node:fs';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { documentPath } from '#tools/openapi/document.ts';

export const text = readFileSync(documentPath, 'utf8');
export const committed = JSON.parse(text);
export const operations = Object.entries<Endpoint>(contract).map(
  ([name, definition]) => [name as OperationName, definition] as const, // keys of the contract
);
export const published = ({ path, method }: Endpoint) => committed.paths[path][method.toLowerCase()];

/** The target of a `$ref`, or the value itself. */
export function resolved(value: unknown) {
  const { $ref } = Object(value);
  const path = typeof $ref === 'string' ? $ref.split('/').slice(1) : null;
  return path ? path.reduce((inner, key) => Object(inner)[key], committed) : Object(value);
}

export const valuesOf = (examples: unknown) =>
  Object.values(Object(examples)).map((example) => resolved(example).value);
