import type { SignedIn } from '#contracts/auth/challenge.ts';
import type { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { ResponseOf, BodyOf, Endpoint } from '#contracts/endpoint.ts';
import {
  controlPath,
  type EntityState,
  type Faults,
  mockClockRange,
  mockControl,
  noFaults,
} from '#contracts/mock-control.ts';
import type { Backend } from './backend.ts';
import { isClockTime } from '#mocks/time/clock.ts';
import { demoDeed } from '#mocks/core/demo-deed.ts';
import { problem, Problem, ProblemError, raise, Success } from '#mocks/core/handler-result.ts';
import { inputReader } from '#mocks/core/input.ts';
import { defaultProblemTypes, storedProblem, storedResponse, wireResponse } from '#mocks/core/response.ts';
import { createRouter, otherMethods } from '#mocks/core/router.ts';
import type { CoreTables } from '#mocks/core/tables.ts';
import { ScenarioError } from '#mocks/scenarios/scenario-error.ts';
import { storageProblem } from '#mocks/core/storage-problem.ts';
import { responseOf, type WireRequest, wireRequestOf, type WireResponse } from '#mocks/core/wire.ts';
import type { Snapshot } from '#mocks/store/driver.ts';
import type { Store } from '#mocks/store/store.ts';

/** Reads and sets the faults that are applied to requests; null for none. */
export interface FaultControl {
  readonly current: () => Faults | null;
  readonly set: (faults: Faults) => void;
}

/** For a backend whose requests pass no simulated network: faults cannot be switched on. */
export const withoutFaults: FaultControl = { current: () => null, set: () => undefined };

export interface ControlOptions {
  readonly backend: Backend;
  readonly store: Store<CoreTables>;
  readonly scenarioNames: readonly string[];
  /** Creates the initial state of a scenario. */
  readonly begin: (scenario: string) => Promise<Snapshot>;
  readonly profile: {
    readonly current: () => PolicyProfileName;
    readonly choose: (profile: PolicyProfileName) => Promise<void>;
  };
  readonly faults: FaultControl;
  /** Begins a session of the person with this contact, without a code; a problem if the account cannot log in. */
  readonly signIn: (contact: string) => Promise<SignedIn | Problem>;
  /** Puts an entity into a state; a problem if there is no such entity. */
  readonly putState: (wanted: EntityState) => Promise<Problem | null>;
  /** Base URL of problem types, without "/" at the end. */
  readonly problemTypes?: string | undefined;
  /** Called with one sentence about each failure that the caller has not caused. */
  readonly onProblem?: ((sentence: string) => void) | undefined;
}

type Control = typeof mockControl;
type ControlName = keyof Control;
type ControlHandlers = {
  readonly [Name in ControlName]: (
    body: BodyOf<Control[Name]>,
  ) => ResponseOf<Control[Name]> | Promise<ResponseOf<Control[Name]>>;
};

const internalFault = problem('internal', 'The control of the mock has a fault; its output says which.');

/** Removes the body of an answer to HEAD. */
const withoutBody = ({ method }: WireRequest, response: WireResponse): WireResponse =>
  method === 'HEAD' ? { ...response, body: null } : response;

/** Raises validation-failed for one field of the body. */
function raiseInvalid(pointer: string, code: string, message: string): never {
  return raise('validation-failed', 'One field needs attention.', { errors: [{ pointer, code, message }] });
}

/** Of a scenario whose file is wrong, says where; anything else that ends its beginning is a fault. */
function raiseWrongFile(cause: unknown): never {
  if (cause instanceof ScenarioError) raiseInvalid('/scenario', 'unreadable', cause.message);
  throw cause;
}

/** Adds the mock's control endpoints to a backend. */
export function withControl(options: ControlOptions): Backend {
  const { backend, store, scenarioNames, begin, profile, faults, signIn, putState } = options;
  const { onProblem = () => undefined } = options;
  const { problemTypes = defaultProblemTypes } = options;
  const contextOf = ({ path }: WireRequest) => ({ path, requestId: 'req-control', problemTypes });
  const clock = () => ({ now: store.clock.now() });
  const scenarios = () => ({ scenario: store.origin.scenario, available: [...scenarioNames] });

  const handlers: ControlHandlers = {
    getMockClock: clock,
    async setMockClock(body) {
      await store.transact((transaction) => {
        const now = Date.parse(transaction.clock.now());
        const ms = 'now' in body ? Date.parse(body.now) - now : body.advanceMs;
        if (!isClockTime(now + ms)) {
          const { earliest, latest } = mockClockRange;
          raiseInvalid('/advanceMs', 'out-of-range', `The time must stay between ${earliest} and ${latest}`);
        }
        transaction.clock.advance(ms);
      }, demoDeed('setMockClock'));
      return clock();
    },
    getMockScenario: scenarios,
    async setMockScenario({ scenario }) {
      if (!scenarioNames.includes(scenario))
        raiseInvalid('/scenario', 'unknown', `One of ${scenarioNames.join(', ')}`);
      await store.restore(await begin(scenario).catch(raiseWrongFile));
      return scenarios();
    },
    getMockProfile: () => ({ profile: profile.current() }),
    async setMockProfile(body) {
      await profile.choose(body.profile);
      return { profile: profile.current() };
    },
    getMockFaults: () => faults.current() ?? noFaults,
    setMockFaults(body) {
      faults.set(body);
      return faults.current() ?? noFaults;
    },
    async createMockSession({ contact }) {
      const session = await signIn(contact);
      if (session instanceof Problem) throw new ProblemError(session);
      return session;
    },
    async setMockState(body) {
      const refusal = await putState(body);
      if (refusal) throw new ProblemError(refusal);
      return body;
    },
    listMockMessages: () => ({
      messages: [...store.tables.messages.page({ order: 'sentAt', falling: true, limit: 100 }).rows],
    }),
  };
  const route = createRouter<ControlName>(mockControl);
  const readers = new Map(
    Object.entries<Endpoint>(mockControl).map(([name, endpoint]) => [name, inputReader(endpoint)]),
  );

  async function control(name: ControlName, request: WireRequest): Promise<WireResponse> {
    const context = contextOf(request);
    try {
      const { body } = readers.get(name)?.(request, {}) ?? {};
      const result = await handlers[name](body as never); // the reader has validated it against this endpoint's schema
      return wireResponse(storedResponse(mockControl[name], new Success(200, result), context), context);
    } catch (cause) {
      if (cause instanceof ProblemError) return wireResponse(storedProblem(cause.problem, context), context);
      onProblem(`${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`);
      return wireResponse(storedProblem(storageProblem(cause) ?? internalFault, context), context);
    }
  }

  async function respond(request: WireRequest): Promise<WireResponse> {
    const hit = request.path.startsWith(`${controlPath}/`) ? route(request.method, request.path) : null;
    if (hit?.kind === 'operation') return withoutBody(request, await control(hit.name, request));
    if (hit?.kind === 'other-methods') {
      const context = contextOf(request);
      return withoutBody(request, wireResponse(storedProblem(otherMethods(hit.allowed), context), context));
    }
    return backend.respond(request);
  }

  return {
    respond,
    respondNow: (request) => backend.respondNow(request),
    handle: async (request, below, userAgent) =>
      responseOf(await respond(await wireRequestOf(request, below, userAgent))),
  };
}
