import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { z } from '#contracts/z.ts';
import { pinnedParams, pinnedQuery } from './pinned/addresses.ts';
import { pinnedLists } from './pinned/lists.ts';
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
function changed(value: unknown, [first, ...rest]: readonly string[], field: unknown): unknown {
  if (first === undefined) return field;
  const copy = structuredClone(Object(value));
  const next = changed(copy[first], rest, field);
  if (next === undefined) delete copy[first];
  else copy[first] = next;
  return copy;
}

const moment = '2027-01-10T09:00:00.000Z';
const wholeRange = <Value>(value: Value) => ({ gt: value, gte: value, lt: value, lte: value });

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
  startPaymentsJob: {
    action: 'retry',
    target: {
      matching: {
        q: 'mira',
        filter: {
          status: ['FAILED'],
          purpose: ['DOWN_PAYMENT'],
          method: ['CARD'],
          orderId: ['ord_01JH8ZK3W00000000000000000'],
          planId: ['pln_01JH8ZK3W00000000000000000'],
          userId: ['usr_01JH8ZK3W00000000000000000'],
          declineCode: ['card-declined'],
          firstAttempt: ['DECLINED'],
          createdAt: wholeRange(moment),
          paidOn: wholeRange('2027-01-10'),
          amount: wholeRange(1_250),
          attempts: wholeRange(1),
        },
      },
    },
    dryRun: false,
    reason: 'The bank was away',
  },
  startUsersJob: {
    action: 'block',
    tag: null,
    title: null,
    text: null,
    target: {
      matching: {
        q: 'mira',
        filter: {
          status: ['ACTIVE'],
          kycStatus: ['VERIFIED'],
          riskTier: ['A'],
          pastDue: ['YES'],
          savedCard: ['NO'],
          createdAt: wholeRange(moment),
          lastSeenAt: wholeRange(moment),
          noteDueOn: wholeRange('2027-01-10'),
          principalLeft: wholeRange(1_250),
          creditLimit: wholeRange(1_250),
          openPlans: wholeRange(1),
          daysPastDue: wholeRange(1),
        },
      },
    },
    dryRun: true,
    reason: 'The cards were stolen',
  },
  startOrdersJob: {
    action: 'remind',
    target: {
      matching: {
        q: 'mira',
        filter: {
          status: ['DRAFT'],
          userId: ['usr_01JH8ZK3W00000000000000000'],
          budgetReview: ['NONE'],
          budgetDecision: ['NONE'],
          offerCode: ['STD6'],
          purchase: ['ABANDONED'],
          createdAt: wholeRange(moment),
          activatedOn: wholeRange('2027-01-10'),
          total: wholeRange(1_250),
        },
      },
    },
    dryRun: false,
    reason: 'Carts of last week',
  },
  startPlansJob: {
    action: 'extend',
    target: {
      matching: {
        q: 'mira',
        filter: {
          status: ['ACTIVE'],
          lateness: ['IN_GRACE'],
          punctuality: ['LATE'],
          promise: ['NONE'],
          dispute: ['NONE'],
          offerCode: ['STD6'],
          orderId: ['ord_01JH8ZK3W00000000000000000'],
          userId: ['usr_01JH8ZK3W00000000000000000'],
          createdAt: wholeRange(moment),
          nextDue: wholeRange('2027-01-10'),
          dueOn: wholeRange('2027-01-10'),
          financed: wholeRange(1_250),
          principalLeft: wholeRange(1_250),
          daysPastDue: wholeRange(1),
        },
      },
    },
    dryRun: false,
    days: 14,
    reason: 'The flood in the valley',
  },
  startScratchcardsJob: {
    action: 'block',
    target: {
      matching: {
        q: '0013',
        filter: {
          batchId: ['bat_01JH8ZK3W00000000000000000'],
          status: ['ACTIVE'],
          kind: ['PHYSICAL'],
          createdAt: wholeRange(moment),
          activatedAt: wholeRange(moment),
          redeemedAt: wholeRange(moment),
          expiresOn: wholeRange('2027-12-31'),
          failedAttempts: wholeRange(1),
        },
      },
    },
    dryRun: false,
    reason: 'A parcel was lost',
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

/** Bodies of a bulk action over the rows that a dry run found possible. */
const ofJob = (name: string) =>
  Object.hasOwn(moreBodies, name) && name.endsWith('Job')
    ? [{ ...Object(moreBodies[name]), target: { succeededIn: 'job_01JH8ZK3W00000000000000000' } }]
    : [];

const withBody = endpoints.filter(([, { body }]) => body !== undefined);

describe.each(withBody)('the body of %s', (name, { body, examples }) => {
  const pinned = pinnedBodies[name] ?? {};
  const bodies = [
    ...examples.map((example) => example.body),
    moreBodies[name],
    ...(drafts[name] ?? []),
    ...ofJob(name),
  ];

  test('has pinned examples for each of its fields', () => {
    const json = JSON.parse(
      JSON.stringify(z.toJSONSchema(body ?? z.never(), { io: 'input', unrepresentable: 'any' })),
    );
    expect(Object.keys(pinned).toSorted()).toEqual([...new Set(fieldsOf(json))].toSorted());
  });

  test.each(Object.entries(pinned))('%s', (field, values) => {
    const path = field.split('.');
    const base = bodies.find((candidate) => has(candidate, path));
    expect(accepts(body, base)).toBe(true);
    expect(misjudged((value) => accepts(body, changed(base, path, value)), values)).toEqual(nothing);
  });
});

const lists = endpoints.filter(([, { paging }]) => paging !== undefined);

test('the lists with pinned examples are all lists', () => {
  expect(Object.keys(pinnedLists).toSorted()).toEqual(lists.map(([name]) => name).toSorted());
});

describe.each(lists)('the query of %s', (name, { query = {}, paging }) => {
  const pinned = pinnedLists[name];

  test.each(Object.entries(pinnedQuery))('%s', (field, values) => {
    expect(misjudged((value) => accepts(query[field], value), values)).toEqual(nothing);
  });

  test('sort', () => {
    const keys = pinned?.sort.split(' ') ?? [];
    expect(paging?.sort).toEqual(keys);
    const accept = keys.flatMap((key) => [key, `-${key}`]);
    const reject = [
      '',
      '-',
      'id',
      '+createdAt',
      '--createdAt',
      'createdat',
      'password',
      ['createdAt', 'status'],
    ];
    expect(misjudged((value) => accepts(query['sort'], value), { accept, reject })).toEqual(nothing);
  });

  test('filter', () => {
    const filters = Object.entries(pinned?.filters ?? {});
    expect(paging?.filters.toSorted()).toEqual(filters.map(([key]) => key).toSorted());
    for (const [key, text] of filters) {
      const values = text.split(' ');
      const accept = [...values.map((value) => ({ [key]: [value] })), { [key]: values }];
      const reject = [{ [key]: [] }, { [key]: ['nope'] }, { [key]: [...values, ''] }, { other: values }];
      expect(misjudged((value) => accepts(query['filter'], value), { accept, reject })).toEqual(nothing);
    }
  });
});

const withParams = endpoints.flatMap(([name, { params = {} }]) =>
  Object.entries(params).map(([key, schema]) => [name, key, schema] as const),
);

test.each(withParams)('the path of %s: %s', (_name, key, schema) => {
  const pinned = pinnedParams[key] ?? { accept: ['no pinned examples'], reject: [] };
  expect(misjudged((value) => accepts(schema, value), pinned)).toEqual(nothing);
});
