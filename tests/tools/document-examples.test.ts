import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract, type OperationName } from '#contracts/index.ts';
import { askMock } from '#tools/openapi/ask.ts';
import { documentPath } from '#tools/openapi/document.ts';

interface Named {
  readonly $ref?: string;
  readonly name?: string;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

const published = JSON.parse(readFileSync(documentPath, 'utf8'));
const keyOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const resolved = ({ $ref, ...rest }: Named): Named =>
  $ref === undefined ? rest : published.components.parameters[$ref.split('/').at(-1) ?? ''];

/** The first request that the document shows for an operation: ids, version and body. */
function firstRequest({ path, method, params = {}, examples }: Endpoint) {
  const { parameters = [], requestBody } = published.paths[path][method.toLowerCase()];
  const key = keyOf(examples[0]?.name ?? '');
  const valueOf = (name: string): string => {
    const parameter = parameters.map(resolved).find((each: Named) => each.name === name);
    return parameter?.examples?.[key]?.value;
  };
  return {
    params: Object.fromEntries(Object.keys(params).map((name) => [name, valueOf(name)])),
    ifMatch: valueOf('If-Match'),
    body: requestBody?.content['application/json'].examples[key].value,
  };
}

// Operations whose example a rule forbids in the scenario that the examples are taken from.
const rejectedExamples = [
  'cancelDeletion: 409', // nothing is to be deleted yet
  'confirmPayment: 409', // no bank waits for an answer
  'requestDeletion: 409', // the customer has plans that run
];

// Specmatic sends the same requests, and those that read; it needs Java and is no part of `npm test`.
test('the first documented request of each command is accepted in its scenario', async () => {
  const mock = await askMock();
  await mock.signIn('signedIn');
  await mock.signIn('administrator');
  const start = mock.store.snapshot();
  const notAccepted: string[] = [];
  const commands = Object.entries<Endpoint>(contract).filter(([, { method }]) => method !== 'GET');
  for (const [name, definition] of commands) {
    await mock.store.restore(start);
    const { status } = await mock.ask(name as OperationName, firstRequest(definition)); // keys of the contract
    if (status >= 300) notAccepted.push(`${name}: ${status}`);
  }
  expect(commands.length).toBeGreaterThan(100);
  expect(notAccepted.toSorted()).toEqual(rejectedExamples);
});
