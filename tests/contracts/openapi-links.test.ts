import { describe, expect, test } from 'vitest';
import { followUpOf } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { operations, published } from './published-document.ts';

/** The answers that lead to a resource of their own, with their links. */
const located = operations.flatMap(([name, definition]) =>
  ([201, 202] as const).flatMap((status) => {
    const { location } = followUpOf(definition, status);
    if (definition.responses[status] === undefined || typeof location !== 'string') return [];
    return [{ name, status, location, links: published(definition).responses[status].links }];
  }),
);

describe.each(located)('the answer $status of $name', ({ location, links }) => {
  test('links to the operation that reads the address in its header Location', () => {
    const addresses = Object.values<{ operationId: keyof typeof contract; parameters: object }>(
      links,
    ).flatMap(({ operationId, parameters }) => {
      const { method, path } = contract[operationId];
      const values: Readonly<Record<string, string>> = { ...parameters };
      const filled = path.replace(
        /\{(\w+)\}/g,
        (_all, param: string) => `{${values[param]?.replace('$response.body#/', '')}}`,
      );
      return method === 'GET' ? [filled] : [];
    });
    expect(addresses).toContain(location);
  });

  test('links give a value to each parameter of a path', () => {
    for (const { operationId, parameters } of Object.values<{
      operationId: keyof typeof contract;
      parameters: object;
    }>(links)) {
      const { path } = contract[operationId];
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const given = Object.keys(parameters).filter((name) => name !== 'If-Match');
      expect([operationId, given]).toEqual([operationId, names]);
    }
  });
});

test('the links of an order lead to its steps, those of another side are left out', () => {
  const { links } = published(contract.createOrder).responses[201];
  expect(links.createQuote).toEqual({
    operationId: 'createQuote',
    parameters: { orderId: '$response.body#/id' },
  });
  expect(links.cancelOrder.parameters).toEqual({
    orderId: '$response.body#/id',
    'If-Match': '$response.header.ETag',
  });
  expect(Object.keys(links)).not.toContain('getOrderAsAdministrator');
});

test('a link takes the ids of outer resources from the answer or the request', () => {
  const { links } = published(contract.registerDocument).responses[201];
  expect(links.sendDocumentPart.parameters).toEqual({
    collateralId: '$response.body#/collateralId',
    documentId: '$response.body#/id',
  });
});
