import { administratorStates } from './administrators/states.ts';
import { approvalStates } from './approvals/states.ts';
import { Contact, SignedIn } from './auth/challenge.ts';
import { collateralStates } from './collateral/states.ts';
import { described } from './described.ts';
import { discountStates } from './catalogue/discount-states.ts';
import { jobStates } from './jobs/states.ts';
import { notificationStates } from './notifications/states.ts';
import { orderStates } from './orders/states.ts';
import { paymentStates } from './payments/states.ts';
import { planStates } from './plans/states.ts';
import { batchStates, scratchcardStates } from './scratchcards/states.ts';
import { userStates } from './users/states.ts';
import { Instant } from './dates.ts';
import { PolicyProfileName } from './config/policy-profile.ts';
import { endpoint } from './endpoint.ts';
import { z } from './z.ts';

/** What all paths of the control begin with. */
export const controlPath = '/__mock';

const text = z.string().check(z.minLength(1));

/**
 * What the mock's clock can show: from the year 1970, because ids begin with the milliseconds since then, until a century
 * before the last year of an `Instant`, so that deadlines and schedules end before it.
 */
export const mockClockRange = {
  earliest: '1970-01-01T00:00:00.000Z',
  latest: '9899-12-31T23:59:59.999Z',
} as const;

const ClockTime = Instant.check(
  z.refine((moment) => moment >= mockClockRange.earliest && moment <= mockClockRange.latest, {
    message: `Between ${mockClockRange.earliest} and ${mockClockRange.latest}`,
  }),
);

const Clock = z.object({ now: Instant });

const Scenario = z.object({
  scenario: text,
  available: described(z.array(text), 'All scenarios.'),
});

/** A message that a person would get on their phone or by e-mail; demos and tests take one-time codes from it. */
const Message = z.object({
  id: text,
  channel: z.enum(['SMS', 'EMAIL']),
  to: text,
  text,
  code: z.nullable(text),
  sentAt: Instant,
});

/** The simulated networks between a caller and the mock backend. */
export const networkNames = [
  'slow',
  'flaky',
  'offline',
  'maintenance',
  'stalled',
  'refreshing',
  'conflict',
] as const;
export type NetworkName = (typeof networkNames)[number];

const FaultRule = described(
  z.object({
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: described(
      z.string().check(z.regex(/^\/v1(\/[\w{}-]+)+$/)),
      'The path of the contract: "/v1/plans/{planId}".',
    ),
    outcome: described(
      z.union([
        z.enum(['no-answer', 'lost-after']),
        z.object({ status: z.int().check(z.gte(200), z.lte(599)), body: z.string() }),
      ]),
      'In place of its answer. After `lost-after` the request has been carried out; otherwise it has not.',
    ),
    applies: described(
      z.union([
        z.enum(['always', 'once']),
        z.object({
          percent: z.int().check(z.gte(1), z.lte(99)),
          seed: z.int().check(z.gte(0), z.lte(2 ** 32)),
        }),
      ]),
      'To each request, to the next one, or to a share of them: the same seed chooses the same ones, by their number.',
    ),
  }),
  'What happens to the requests of one operation.',
);
export type FaultRule = z.output<typeof FaultRule>;

export const maxFaultRules = 20;

export const Faults = described(
  z.object({
    network: described(z.nullable(z.enum(networkNames)), 'Null: the network of the scenario.'),
    latencyMs: z.int().check(z.gte(0), z.lte(60_000)),
    rules: described(
      z.array(FaultRule).check(z.maxLength(maxFaultRules)),
      'Of those that apply to a request, the first one.',
    ),
  }),
  'The faults between the caller and the mock. Setting them begins every share again.',
);
export type Faults = z.output<typeof Faults>;

export const noFaults: Faults = { network: null, latencyMs: 0, rules: [] };

const inState = <const Entity extends string, const State extends string>(
  entity: Entity,
  states: readonly [State, ...State[]],
) => z.strictObject({ entity: z.literal(entity), id: text, state: z.enum(states) });

/** An entity, by the name of its state machine, and the state that it shall have. */
const EntityState = z.discriminatedUnion('entity', [
  inState('administrator', administratorStates),
  inState('approval', approvalStates),
  inState('batch', batchStates),
  inState('collateral', collateralStates),
  inState('discount', discountStates),
  inState('job', jobStates),
  inState('notification', notificationStates),
  inState('order', orderStates),
  inState('payment', paymentStates),
  inState('plan', planStates),
  inState('scratchcard', scratchcardStates),
  inState('user', userStates),
]);
export type EntityState = z.output<typeof EntityState>;

const Profile = z.object({ profile: PolicyProfileName });

const tenYearsMs = 10 * 366 * 24 * 60 * 60 * 1000;

/**
 * Operations on the mock backend itself. No real backend has them, so they are in neither the contract nor its
 * document; whoever can reach a mock may use them.
 */
export const mockControl = {
  getMockClock: endpoint({
    method: 'GET',
    path: '/__mock/clock',
    summary: 'The time of the mock',
    access: 'public',
    responses: { 200: Clock },
    problems: [],
    examples: [{ name: 'now' }],
  }),

  setMockClock: endpoint({
    method: 'PUT',
    path: '/__mock/clock',
    summary: 'Set the time, by milliseconds or to a moment; it then runs on',
    access: 'public',
    body: z.union([
      z.strictObject({ advanceMs: z.int().check(z.gte(-tenYearsMs), z.lte(tenYearsMs)) }),
      z.strictObject({ now: ClockTime }),
    ]),
    responses: { 200: Clock },
    problems: [],
    examples: [
      { name: 'an hour later', body: { advanceMs: 3_600_000 } },
      { name: 'on the due date', body: { now: '2027-02-10T09:00:00.000Z' } },
    ],
  }),

  getMockScenario: endpoint({
    method: 'GET',
    path: '/__mock/scenario',
    summary: 'Which scenario the data of the mock come from',
    access: 'public',
    responses: { 200: Scenario },
    problems: [],
    examples: [{ name: 'scenario' }],
  }),

  setMockScenario: endpoint({
    method: 'PUT',
    path: '/__mock/scenario',
    summary: 'Replace all data with those of a scenario',
    access: 'public',
    body: z.strictObject({ scenario: text }),
    responses: { 200: Scenario },
    problems: [],
    examples: [{ name: 'from the beginning', body: { scenario: 'happy' } }],
  }),

  setMockState: endpoint({
    method: 'PUT',
    path: '/__mock/states',
    summary: 'Put one entity into a state, without the steps that lead to it',
    access: 'public',
    body: EntityState,
    responses: { 200: EntityState },
    problems: ['not-found'],
    examples: [
      {
        name: 'an overdue plan',
        body: { entity: 'plan', id: 'pln_01JH8ZK3W00000000000000000', state: 'OVERDUE' },
      },
    ],
  }),

  getMockProfile: endpoint({
    method: 'GET',
    path: '/__mock/profile',
    summary: 'The policy profile whose limits apply',
    access: 'public',
    responses: { 200: Profile },
    problems: [],
    examples: [{ name: 'profile' }],
  }),

  setMockProfile: endpoint({
    method: 'PUT',
    path: '/__mock/profile',
    summary: 'Choose the policy profile from now on; signed contracts keep their own',
    access: 'public',
    body: z.strictObject({ profile: PolicyProfileName }),
    responses: { 200: Profile },
    problems: [],
    examples: [{ name: 'British', body: { profile: 'UK_DPC' } }],
  }),

  getMockFaults: endpoint({
    method: 'GET',
    path: '/__mock/faults',
    summary: 'The faults that are switched on',
    access: 'public',
    responses: { 200: Faults },
    problems: [],
    examples: [{ name: 'faults' }],
  }),

  setMockFaults: endpoint({
    method: 'PUT',
    path: '/__mock/faults',
    summary: 'Delay answers, let operations fail, go unanswered or lose their answers, or simulate a network',
    access: 'public',
    body: Faults,
    responses: { 200: Faults },
    problems: [],
    examples: [
      { name: 'none', body: noFaults },
      {
        name: 'a plan fails once, and the answer to every third order is lost',
        body: {
          network: null,
          latencyMs: 300,
          rules: [
            {
              method: 'GET',
              path: '/v1/plans/{planId}',
              outcome: { status: 503, body: '{}' },
              applies: 'once',
            },
            {
              method: 'POST',
              path: '/v1/orders',
              outcome: 'lost-after',
              applies: { percent: 33, seed: 42 },
            },
          ],
        },
      },
    ],
  }),

  listMockMessages: endpoint({
    method: 'GET',
    path: '/__mock/messages',
    summary: 'Messages that were sent, newest first',
    access: 'public',
    responses: { 200: z.object({ messages: z.array(Message) }) },
    problems: [],
    examples: [{ name: 'all' }],
  }),

  createMockSession: endpoint({
    method: 'POST',
    path: '/__mock/sessions',
    summary: 'Log a person in without a code, as often as a test suite wants',
    access: 'public',
    body: z.strictObject({ contact: Contact }),
    responses: { 200: SignedIn },
    problems: [],
    examples: [{ name: 'the administrator', body: { contact: 'admin@tranche.example' } }],
  }),
} as const;
