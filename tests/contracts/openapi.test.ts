import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checks } from '#contracts/checks.ts';
import { contract } from '#contracts/index.ts';
import { orderMachine } from '#contracts/orders/machine.ts';
import { Page } from '#contracts/paging.ts';
import { paymentMachine } from '#contracts/payments/machine.ts';
import { planMachine } from '#contracts/plans/machine.ts';
import { PlanSummary } from '#contracts/plans/plan.ts';
import { type ProblemCode, problemMediaType, problems } from '#contracts/problem.ts';
import { breaks, contractVersion } from '#contracts/version.ts';
import { z } from '#contracts/z.ts';
import { changeLogPath, changeLogText } from '#tools/openapi/change-log.ts';
import { openApiText } from '#tools/openapi/document.ts';
import { closedVersions, renamed } from './since.ts';

import { committed, operations, published, resolved, text } from './published-document.ts';

/** Every `$ref` of a JSON value and of its targets. */
function references(value: unknown, collected = new Set<string>()): Set<string> {
  for (const [, reference = ''] of JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)) {
    if (collected.has(reference)) continue;
    collected.add(reference);
    references(resolved({ $ref: reference }), collected);
  }
  return collected;
}

test('the change log agrees with the contract and begins with the newest version', () => {
  const changeLog = readFileSync(changeLogPath, 'utf8');
  expect(changeLog).toBe(changeLogText());
  expect(changeLog.match(/^## (.+)$/m)?.[1]).toBe(contractVersion);
});

describe('contracts/openapi.json', () => {
  test('[API-02] is up to date with the contract and its backend; `npm run openapi` writes it', async () => {
    expect(text).toBe(await openApiText());
  });

  test('the document begins with the addresses at which the API is served', () => {
    const urls = committed.servers.map(({ url }: { url: string }) => url);
    expect(urls).toEqual(['/api', 'http://127.0.0.1:4010']);
  });

  test('names every operation once, at its path and method', () => {
    for (const [name, definition] of operations) expect(published(definition).operationId).toBe(name);
  });

  test('has no reference without a target', () => {
    const all = references(committed);
    expect(all.size).toBeGreaterThan(100);
    for (const reference of all) expect(resolved({ $ref: reference }), reference).toBeDefined();
  });

  test('the states of an entity list the steps that lead from each to others', () => {
    const { schemas } = committed.components;
    for (const { states, name } of [
      { states: orderMachine.states, name: 'OrderStatus' },
      { states: planMachine.states, name: 'PlanStatus' },
      { states: paymentMachine.states, name: 'PaymentStatus' },
    ]) {
      for (const state of states) expect(schemas[name].description).toContain(`- \`${state}\`: `);
    }
    expect(schemas.PaymentStatus.description).toContain(
      '- `FAILED`: retry → `PROCESSING`, cancel → `CANCELLED`',
    );
    expect(schemas.OrderStatus.description).toMatch(/- `CANCELLED`: stays so\n/);
  });

  test('every schema has a description, and every integer a unit', () => {
    const { schemas } = committed.components;
    const unsaid = Object.keys(schemas).filter((name) => !schemas[name].description);
    expect(unsaid).toEqual([]);
    // Parameters and headers have descriptions of their own, beside the schema.
    const bodies = JSON.stringify(committed, (key, value: unknown) =>
      ['parameters', 'headers'].includes(key) ? undefined : value,
    );
    const integers = [...bodies.matchAll(/\{[^{}]*"type":"integer"[^{}]*\}/g)];
    expect(integers.length).toBeGreaterThan(20);
    for (const [integer] of integers) expect(integer).toMatch(/"description":|"const":/);
  });

  test('a member that another schema takes over keeps its description', () => {
    const { OrderRow, OwnOrderRow, PlanSummary: summary, SettlementQuote } = committed.components.schemas;
    const { budgetReview } = OwnOrderRow.properties;
    expect(budgetReview.description).toBe(OrderRow.properties.budgetReview.description); // by z.omit
    expect(summary.properties.leftToPay.description).toContain('unpaid part'); // of members that several schemas have
    expect(SettlementQuote.properties.on.description).toContain('The day for which it is computed');
  });

  test('a list without repeated values says so', () => {
    const { schemas } = committed.components;
    expect(schemas.BatchTags.uniqueItems).toBe(true);
    expect(schemas.NotificationDraft.properties.channels.uniqueItems).toBe(true);
    expect(schemas.CartItems.uniqueItems).toBeUndefined(); // each product once, which is more than each item
  });

  test('a nullable member of any shape has no schema in the document', () => {
    const { Approval, EntityChange } = committed.components.schemas;
    for (const free of [Approval.properties.preview, EntityChange.properties.before])
      expect(Object.keys(free)).toEqual(['description']);
  });

  test('a parameter of several operations is written once, unless examples differ', () => {
    const written = operations.flatMap(([, definition]) => published(definition).parameters);
    const inline = written
      .filter((parameter) => !parameter.$ref && !parameter.examples)
      .map((parameter) => JSON.stringify(parameter));
    expect(new Set(inline).size).toBe(inline.length);
    const shared = Object.values<object>(committed.components.parameters);
    expect(shared.filter((parameter) => 'examples' in parameter)).toEqual([]);
  });

  test('a key is required unless the request can be a dry run', () => {
    for (const [name, { idempotent, dryRun }] of operations) {
      const parameters = published(contract[name]).parameters.map(resolved);
      const key = parameters.find((one: { name: string }) => one.name === 'Idempotency-Key');
      expect([name, key?.required]).toEqual([name, idempotent ? dryRun !== undefined : undefined]);
      if (key?.required === false) expect(key.description).toContain('Required unless `Dry-Run` is true');
    }
  });

  test.each([
    ['Page', Page],
    ['PlanSummary', PlanSummary],
  ])('schemas that have all that %s has refer to it', (name, schema) => {
    const { schemas } = committed.components;
    expect(Object.keys(schemas[name].properties)).toEqual(Object.keys(schema.shape));
    const bases = Object.values<{ allOf?: [{ $ref: string }, object] }>(schemas).map(
      ({ allOf }) => allOf?.[0].$ref,
    );
    expect(bases.filter((base) => base === `#/components/schemas/${name}`).length).toBeGreaterThan(1);
  });

  test('the schema of a problem has the name of its code, for the discriminator', () => {
    const { oneOf, discriminator } = committed.components.schemas.Problem;
    expect(discriminator).toEqual({ propertyName: 'code' });
    expect(oneOf.length).toBe(Object.keys(problems).length);
    for (const { $ref } of oneOf) {
      const { properties, required } = resolved({ $ref });
      const code = $ref.split('/').at(-1) as ProblemCode; // the schemas are named by code
      expect(properties).toMatchObject({ code: { const: code }, status: { const: problems[code].status } });
      expect(required).toEqual(expect.arrayContaining(['status', 'code']));
    }
  });

  test('every problem of the catalogue has an example', () => {
    const { examples } = committed.components;
    for (const [code, { schema }] of Object.entries(problems))
      expect(z.safeParse(schema, examples[code]?.value), code).toMatchObject({ success: true });
  });

  test('every problem of an answer has an example that fits it', () => {
    for (const [name, { content }] of Object.entries<{ content?: Record<string, { examples: object }> }>(
      committed.components.responses,
    )) {
      if (content === undefined) continue; // 304
      const { examples = {} } = content[problemMediaType] ?? {};
      expect(Object.keys(examples).length, name).toBeGreaterThan(0);
      for (const [code, value] of Object.entries(examples).map(([code, one]) => [
        code,
        resolved(one).value,
      ])) {
        const { schema } = problems[code as ProblemCode]; // examples are named by code
        expect(z.safeParse(schema, value), code).toMatchObject({ success: true });
      }
    }
  });

  test.each([
    ['ETag', 'getPlan', 200],
    ['Location', 'createOrder', 201],
    ['Retry-After', 'payOrder', 202],
    ['WWW-Authenticate', 'getMe', 401],
  ] as const)('requires %s where an answer always has it, such as that of %s', (header, name, status) => {
    const { headers } = resolved(published(contract[name]).responses[status]);
    expect(resolved(headers[header]).required).toBe(true);
  });

  test('says which refusals are kept for a key and marks repeated answers', () => {
    const kept = Object.entries(problems).filter(([, problem]) => problem.kept);
    const [, listed = ''] = /these refusals, [^:]*:([^.]*)\./.exec(committed.info.description) ?? [];
    expect(listed.match(/`[a-z-]+`/g)).toEqual(kept.map(([code]) => `\`${code}\``));
    for (const [name, response] of Object.entries<{ headers: object; content?: unknown }>(
      committed.components.responses,
    )) {
      const codes = JSON.stringify(response.content ?? '').match(/(?<=schemas\/)[a-z-]+(?=")/g) ?? [];
      const canBeKept = codes.some((code) => kept.some(([one]) => one === code));
      expect([name, 'Idempotency-Replayed' in response.headers]).toEqual([name, canBeKept]);
    }
  });

  test('an answer that a client may cache can be revalidated with its tag', () => {
    for (const [name, definition] of operations) {
      const { parameters, responses } = published(definition);
      const names = parameters.map((parameter: object) => resolved(parameter).name);
      expect(names.includes('If-None-Match'), name).toBe(definition.cache !== undefined);
      expect(304 in responses, name).toBe(definition.cache !== undefined);
    }
  });

  test('answers are open, so that a member can be added', () => {
    for (const [, definition] of operations) {
      const { responses } = published(definition);
      const parts = [responses, ...[...references(responses)].map(($ref) => resolved({ $ref }))];
      expect(JSON.stringify(parts)).not.toContain('"additionalProperties":false');
    }
  });

  test('an operation names the version that added it, or the one in development', () => {
    const closed = new Map(
      Object.entries(closedVersions).flatMap(([version, names]) =>
        names.map((name): [string, string] => [name, version]),
      ),
    );
    expect(committed.info.version).toBe(contractVersion);
    expect(Object.keys(closedVersions)).not.toContain(contractVersion);
    for (const [version, names] of Object.entries(renamed))
      for (const name of Object.values(names)) closed.set(name, version);
    for (const [name, definition] of operations) {
      const since = published(definition)['x-since'];
      expect([name, since]).toEqual([name, closed.get(name) ?? contractVersion]);
    }
  });

  test('lists the breaking changes of each major version', () => {
    const majors = [...new Set([...Object.keys(closedVersions), contractVersion])].filter(
      (version) => version.endsWith('.0.0') && version !== '1.0.0',
    );
    expect(Object.keys(breaks)).toEqual(majors);
    for (const changes of Object.values(breaks)) {
      for (const change of changes) expect(committed.info.description).toContain(change);
    }
    for (const [version, names] of Object.entries(renamed))
      for (const name of Object.entries(names).flat())
        expect(breaks[version as keyof typeof breaks]?.join(' ')).toContain(`\`${name}\``);
  });
});

test('the document lists the checks of a request in their order', () => {
  const { description } = committed.info;
  const places = checks.map(({ passed }) => description.indexOf(`1. ${passed}`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
