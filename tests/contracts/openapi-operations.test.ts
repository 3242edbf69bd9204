import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { idempotencyKeyPattern } from '#contracts/idempotency-key.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { createComponents } from '#contracts/openapi/components.ts';
import { operationOf } from '#contracts/openapi/operation.ts';
import { createParameters } from '#contracts/openapi/parameters.ts';
import { createResponses } from '#contracts/openapi/responses.ts';
import { z } from '#contracts/z.ts';

import { committed, operations, published, resolved, valuesOf } from './published-document.ts';

describe.each(operations)('%s in the document', (name, definition) => {
  const operation = published(definition);

  test('has a summary, a description and its access', () => {
    expect(operation.description).toMatch(/^[A-Z][^]*\.$/);
    // Whoever reads the document has not read docs/domain.md: it names no rule by its number.
    expect(operation.summary).not.toMatch(/\b[A-Z]\d{1,2}[a-z]?\b/);
    const { access, permission } = definition;
    // Not in `security`: Spectral knows scopes of OAuth only.
    if (access === 'administrator') expect(operation['x-permission']).toBe(permission);
    const { approval, bulk } = definition;
    expect(operation['x-approval-permission']).toBe(approval?.permission);
    if (approval) expect(operation.description).toContain(`\`${approval.permission}\``);
    // Whoever may start a job may do what it does to each row, or reads that this needs more.
    for (const command of Object.values(bulk?.actions ?? {})) {
      const ofCommand: Endpoint = contract[command as OperationName];
      if (ofCommand.permission !== permission)
        expect(operation.summary).toContain('with the permission of its command');
    }
    expect(committed.tags.map((tag: { name: string }) => tag.name)).toContain(operation.tags[0]);
  });

  test('bodies of its requests and answers have names', () => {
    const bodies = [operation.requestBody, ...Object.values(operation.responses).map(resolved)];
    const schemas = bodies.flatMap((body) => body?.content?.['application/json']?.schema ?? []);
    expect(schemas.filter((schema) => Object.keys(schema).join() !== '$ref')).toEqual([]);
  });

  test('examples of requests and answers match the schemas', () => {
    for (const value of valuesOf(operation.requestBody?.content['application/json'].examples)) {
      expect(z.safeParse(definition.body ?? z.never(), value)).toMatchObject({ success: true });
    }
    for (const [status, schema] of Object.entries(definition.responses)) {
      const { content } = operation.responses[status];
      expect(content === undefined).toBe(schema === null);
      if (!schema) continue;
      const answers = valuesOf(content['application/json'].examples);
      expect(answers.length).toBeGreaterThan(0);
      for (const answer of answers) expect(z.safeParse(schema, answer)).toMatchObject({ success: true });
    }
  });
});

test('an operation with a successor is deprecated, with its date of removal', () => {
  const none = new Map<string, never>();
  const sources = {
    schemas: none,
    descriptions: none,
    resources: new Map([['getConfig', 'config']]),
    examples: { scalars: none, answers: none, requests: none },
    machines: new Map<never, never>(),
    rules: none,
    servers: [],
  };
  const components = createComponents(none, none, none);
  const parts = {
    components,
    parametersOf: createParameters(components, none),
    responses: createResponses(components, none),
  };
  const replaced: Endpoint = { ...contract.getConfig, deprecated: true, sunset: '2028-01-31' };
  expect(operationOf('getConfig', replaced, parts, sources)).toMatchObject({
    deprecated: true,
    'x-sunset': '2028-01-31',
  });
});

/** Every parameter of every operation, with the name of its operation. */
const parameters = operations.flatMap(([name, definition]) =>
  published(definition).parameters.map((parameter: unknown) => ({ operation: name, ...resolved(parameter) })),
);

test.each(parameters)(
  '$name of $operation has a description, an example and the types of an address',
  (parameter) => {
    const schema = resolved(parameter.schema);
    expect(parameter.description).toMatch(/^\S.*\.$/);
    const { examples, enum: values } = resolved(schema.items ?? schema);
    expect(parameter.examples ?? schema.examples ?? examples ?? values).toBeDefined();
    if (parameter.name === 'limit')
      expect(schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 500 });
    if (parameter.name === 'cursor') expect(schema.pattern).toBeTypeOf('string');
    if (parameter.name === 'Idempotency-Key') expect(schema.pattern).toBe(idempotencyKeyPattern);
    if (parameter.in === 'path') expect(schema.pattern ?? schema.enum).toBeDefined();
  },
);

test('examples of lists in a query have two values, so that tools see a list', () => {
  const lengths = parameters
    .filter(({ schema }) => schema.type === 'array')
    .flatMap(({ operation, name, examples }) =>
      valuesOf(examples).map((value) => ({ operation, name, length: value.length })),
    );
  expect(lengths.length).toBeGreaterThan(10);
  expect(lengths.filter(({ length }) => length < 2)).toEqual([]);
});
