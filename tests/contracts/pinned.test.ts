import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import { pinnedParams } from './pinned/addresses.ts';
import type { Pinned } from './pinned/values.ts';
import { pinnedBodies } from './pinned.ts';

const endpoints = Object.entries<Endpoint>(contract);
type Schema = NonNullable<Endpoint['body']>;

const accepts = (schema: Schema | undefined, value: unknown) =>
  schema !== undefined && z.safeParse(schema, value).success;

/** Lists the values that were judged wrongly, so that a failure names all of them. */
function misjudged(judge: (value: unknown) => boolean, { accept, reject }: Pinned) {
  return {
    wronglyRefused: accept.filter((value) => !judge(value)),
    wronglyAccepted: reject.filter((value) => judge(value)),
  };
}
const nothing = { wronglyRefused: [], wronglyAccepted: [] };

interface Json {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
}

/** Every leaf and every array of a schema, as "amount.currency" or "items.0.quantity". */
function fieldsOf(schema: Json, path: readonly string[] = []): string[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => fieldsOf(part, [...path, name])),
    ...(schema.items ? [path.join('.'), ...fieldsOf(schema.items, [...path, '0'])] : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
      .filter((part) => part.properties)
      .flatMap((part) => fieldsOf(part, path)),
  ];
  return inner.length > 0 ? inner : [path.join('.')];
}

function has(value: unknown, [first, ...rest]: readonly string[]): boolean {
  return first === undefined || (Object.hasOwn(Object(value), first) && has(Object(value)[first], rest));
}

/** A copy with one field changed; undefined removes the field. */
function withField(value: unknown, [first, ...rest]: readonly string[], field: unknown): unknown {
  if (first === undefined) return field;
  const copy = structuredClone(Object(value));
  const next = withField(copy[first], rest, field);
  if (next === undefined) delete copy[first];
  else copy[first] = next;
  return copy;
}

/** Valid bodies with members that the examples of the contract do not show. */
const byScratchcard = [
  { kind: 'SCRATCHCARD', scratchcardTokenId: 'sct_01JH8ZK3W00000000000000000', amountMinor: 5_000 },
];
const amount = { amountMinor: 5_000, currency: 'EUR' };
const camera = { type: 'ELECTRONICS', description: 'Camera', declaredValue: amount, yearMade: 2025 };
const moreBodies: Readonly<Record<string, unknown>> = {
  createCollateral: camera,
  updateCollateral: camera,
  settlePlan: { amount, sources: byScratchcard },
  withdrawPlan: { amount, sources: byScratchcard },
  prepayPlan: { amount, mode: 'SHORTER_TERM', sources: byScratchcard },
  payPlans: {
    parts: [{ planId: 'pln_01JH8ZK3W00000000000000000', amount, version: 1 }],
    sources: byScratchcard,
  },
  retryPayment: {
    sources: [
      { kind: 'SCRATCHCARD', scratchcardTokenId: 'sct_01JH8ZK3W00000000000000000', amountMinor: 5_000 },
    ],
  },
  compareQuotes: {
    basket: {
      kind: 'ITEMS',
      items: [{ productId: 'prd_01JH8ZK3W00000000000000000', quantity: 1 }],
      discountCode: 'WELCOME10',
    },
    downPaymentBps: null,
    dueDay: null,
  },
};

const draft = Object(contract.createNotification.examples[0]).body;
const draftsOfAllKinds = [
  { ...draft, audience: { kind: 'FILTER', riskTiers: ['A'], kycStatuses: ['VERIFIED'] } },
  { ...draft, audience: { kind: 'USERS', userIds: ['usr_01JH8ZK3W00000000000000000'] } },
];
const drafts: Readonly<Record<string, readonly unknown[]>> = {
  createNotification: draftsOfAllKinds,
  updateNotification: draftsOfAllKinds,
  countAudience: draftsOfAllKinds,
};

/** A bulk action over the rows that a dry run found possible. */
const ofJob = ({ bulk, examples: [example] }: Endpoint) =>
  bulk ? [{ ...Object(example?.body), target: { succeededIn: 'job_01JH8ZK3W00000000000000000' } }] : [];

const withBody = endpoints.filter(([, { body }]) => body !== undefined);

describe.each(withBody)('the body of %s', (name, endpoint) => {
  const { body, bulk, examples } = endpoint;
  const pinned = pinnedBodies[name] ?? {};
  const bodies = [
    ...examples.map((example) => example.body),
    moreBodies[name],
    ...(drafts[name] ?? []),
    ...ofJob(endpoint),
  ];

  test('has pinned examples for each of its fields', () => {
    const json = JSON.parse(
      JSON.stringify(z.toJSONSchema(body ?? z.never(), { io: 'input', unrepresentable: 'any' })),
    );
    // the search and filters of a bulk action are those of its list: lists.test.ts
    const fields = fieldsOf(json).filter((field) => !bulk || !field.startsWith('target.matching'));
    expect(Object.keys(pinned).toSorted()).toEqual([...new Set(fields)].toSorted());
  });

  test.each(Object.entries(pinned))('%s', (field, values) => {
    const path = field.split('.');
    const base = bodies.find((candidate) => has(candidate, path));
    expect(accepts(body, base)).toBe(true);
    expect(misjudged((value) => accepts(body, withField(base, path, value)), values)).toEqual(nothing);
  });
});

const withParams = endpoints.flatMap(([name, { params = {} }]) =>
  Object.entries(params).map(([key, schema]) => [name, key, schema] as const),
);

test.each(withParams)('the path of %s: %s', (_name, key, schema) => {
  const pinned = pinnedParams[key] ?? { accept: ['no pinned examples'], reject: [] };
  expect(misjudged((value) => accepts(schema, value), pinned)).toEqual(nothing);
});
