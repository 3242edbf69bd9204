import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { bounds, MinorBound } from '#contracts/paging.ts';
import { problems } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';

/**
 * Whole numbers that are not money, by what they count or are. A new one is either money, and then its name ends in
 * "Minor", or it has to be added here.
 */
const notMoney: Readonly<Record<string, string>> = {
  version: 'versions',
  scheduleVersion: 'versions',
  currentVersion: 'versions',
  no: 'positions',
  lineNo: 'positions',
  lines: 'positions',
  days: 'time',
  months: 'time',
  monthsSaved: 'time',
  used: 'times',
  part: 'days of a month',
  of: 'days of a month',
  graceDays: 'time',
  nextWaitS: 'time',
  daysPastDue: 'time',
  customerDaysPastDue: 'time',
  daysLeft: 'time',
  dueDay: 'a day of the month',
  expMonth: 'a date',
  expYear: 'a date',
  retryAfterS: 'time',
  quantity: 'things',
  returned: 'things',
  from: 'cards',
  people: 'people',
  reached: 'people',
  refused: 'people',
  waiting: 'messages',
  suppressed: 'messages',
  undeliverable: 'messages',
  to: 'cards',
  exportCount: 'exports',
  failedAttempts: 'attempts',
  wrongPins: 'attempts',
  locks: 'cards',
  lockedCards: 'cards',
  checked: 'cards',
  sameCode: 'cards',
  samePin: 'cards',
  more: 'things',
  rating: 'stars',
  stars: 'stars',
  read: 'messages',
  count: 'instalments',
  counts: 'things of a chart',
  instalmentsDue: 'instalments',
  instalmentsOnTime: 'instalments',
  openPlans: 'plans',
  attempts: 'attempts',
  attemptsLeft: 'attempts',
  maxCharacters: 'characters',
  limit: 'codes an hour',
  max: 'rows',
  rows: 'rows',
  maxAgeYears: 'time',
  yearMade: 'time',
  withdrawalDays: 'time',
  valuationValidityDays: 'time',
  sizeBytes: 'bytes',
  receivedBytes: 'bytes',
  maxBytes: 'bytes',
  offset: 'bytes',
  nextOffset: 'bytes',
  audienceCount: 'people',
  ...Object.fromEntries(
    ['created', 'active', 'redeemed', 'blocked', 'locked', 'expired', 'void'].map((name) => [name, 'cards']),
  ),
  ...Object.fromEntries(
    ['sent', 'delivered', 'opened', 'clicked', 'errors'].map((name) => [name, 'messages']),
  ),
  ...Object.fromEntries(
    [
      'customers',
      'overduePlans',
      'activePlans',
      'failedPayments',
      'paymentsInProgress',
      'unpaidOrders',
      'collateralToReview',
      'budgetsToReview',
      'approvalsWaiting',
      'batchesToApprove',
      'notesDue',
      'scheduledNotifications',
    ].map((name) => [name, 'rows']),
  ),
  ...Object.fromEntries(['done', 'succeeded', 'failed'].map((name) => [name, 'rows'])),
};

/** The names of ranges have a test of their own. */
const rangeBounds: readonly string[] = bounds;

/** "total" is money, except where these stand beside it: items of a page, rows of a job. */
const besideCounts = ['nextCursor', 'done'];

const units = /(Minor|Ppm|Bps)$/;

type Json = Readonly<Record<string, unknown>>;

const Node = z.looseObject({
  type: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
});

interface Member {
  readonly name: string;
  readonly types: readonly unknown[];
  readonly siblings: readonly string[];
}

/** The members of every object in a schema, with the types that their values have. */
function membersOf(schema: unknown): Member[] {
  const { data: node } = Node.safeParse(schema);
  if (!node) return [];
  const { properties = {}, ...rest } = node;
  const members = Object.entries(properties);
  const siblings = Object.keys(properties);
  return [
    ...members.map(([name, value]) => ({ name, types: typesOf(value), siblings })),
    ...[...Object.values(properties), ...Object.values(rest).flat()].flatMap(membersOf),
  ];
}

/** The types of a value and of its alternatives and items. */
function typesOf(schema: unknown): unknown[] {
  const { data: node } = Node.safeParse(schema);
  if (!node || node.properties) return [];
  return [node.type, ...[node['anyOf'], node['oneOf'], node['items']].flat().flatMap(typesOf)];
}

function jsonOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { unrepresentable: 'any', io });
}

/**
 * Members that hold a whole number, whose name does not give a unit, and which are not listed as something else than
 * money.
 */
function nameless(schema: unknown): string[] {
  return membersOf(schema)
    .filter(({ types }) => types.includes('integer') || types.includes('number'))
    .filter(({ name, siblings }) => {
      if (name === 'total' && besideCounts.some((sibling) => siblings.includes(sibling))) return false;
      return !units.test(name) && notMoney[name] === undefined && !rangeBounds.includes(name);
    })
    .map(({ name }) => name);
}

const endpoints = Object.entries<Endpoint>(contract);

describe('bare amounts of money', () => {
  test.each(endpoints)('in %s end in Minor', (_name, { responses, body }) => {
    const schemas = [
      ...Object.values(responses).flatMap((schema) => (schema ? [jsonOf(schema, 'output')] : [])),
      ...(body ? [jsonOf(body, 'input')] : []),
    ];
    expect(schemas.flatMap(nameless)).toEqual([]);
  });

  test('in problems end in Minor', () => {
    expect(
      Object.values(problems)
        .flatMap(({ schema }) => nameless(jsonOf(schema, 'output')))
        .filter((name) => name !== 'status'),
    ).toEqual([]);
  });

  test('are found in lists, alternatives and members of members', () => {
    const hidden = z.object({
      lines: z.array(z.object({ interest: z.int(), no: z.int() })),
      either: z.union([z.object({ kind: z.literal('A'), fee: z.nullable(z.int()) }), z.string()]),
      total: z.int(),
      amounts: z.array(z.number()),
      page: z.object({ total: z.nullable(z.int()), nextCursor: z.string() }),
      rest: z.object({ openMinor: z.int(), ratePpm: z.int() }),
    });
    expect(nameless(jsonOf(hidden, 'output')).toSorted()).toEqual(['amounts', 'fee', 'interest', 'total']);
  });

  test('in ranges of lists are bounds of minor units, and nothing else is', () => {
    for (const [name, { paging, query }] of endpoints) {
      if (!paging) continue;
      const item = jsonOf(paging.item, 'output')['properties'];
      const { data: members = {} } = z.record(z.string(), Node).safeParse(item);
      const isMoney = (field: string) => members[field]?.properties?.['amountMinor'] !== undefined;
      const filter = query?.['filter'];
      const lowest = boundsOf(filter);
      const inMinorBound = paging.ranges.filter((field) => lowest[field] === MinorBound);
      expect([name, inMinorBound]).toEqual([name, paging.ranges.filter(isMoney)]);
    }
  });
});

/** The schema of the lower bound of each range. */
function boundsOf(filter: z.core.$ZodType | undefined): Readonly<Record<string, unknown>> {
  const shapeOf = (schema: unknown): Readonly<Record<string, unknown>> => {
    const inner = schema instanceof z.ZodMiniOptional ? schema.def.innerType : schema;
    return inner instanceof z.ZodMiniObject ? inner.shape : {};
  };
  return Object.fromEntries(
    Object.entries(shapeOf(filter)).map(([name, range]) => {
      const bound = shapeOf(range)['gte'];
      return [name, bound instanceof z.ZodMiniOptional ? bound.def.innerType : undefined];
    }),
  );
}
