import type { AnswerOf, BodyOf, Endpoint } from '#contracts/endpoint.ts';
import { mockControl } from '#contracts/mock-control.ts';
import type { Backend } from './backend.ts';
import { defaultProblemTypes, wireResponse, storedResponse, storedProblem } from './core/response.ts';
import { type WireResponse, type WireRequest, wireRequestOf, responseOf } from './core/wire.ts';
import type { CoreTables } from './core/scheduler.ts';
import { inputReader } from './core/input.ts';
import { raise, ProblemError, Success } from './core/handler-result.ts';
import { createRouter } from './core/router.ts';
import type { Snapshot } from './store/driver.ts';
import type { Store } from './store/store.ts';

export interface ControlOptions {
  readonly backend: Backend;
  readonly store: Store<CoreTables>;
  readonly scenario: string;
  readonly scenarioNames: readonly string[];
  /** The whole state at the beginning of a scenario. */
  readonly begin: (scenario: string) => Promise<Snapshot>;
}

type Control = typeof mockControl;
type ControlName = keyof Control;
type Doers = {
  readonly [Name in ControlName]: (
    body: BodyOf<Control[Name]>,
  ) => AnswerOf<Control[Name]> | Promise<AnswerOf<Control[Name]>>;
};

/** The backend with the control's endpoints beside the contract's. */
export function withControl({ backend, store, scenarioNames, begin, ...options }: ControlOptions): Backend {
  let { scenario } = options;
  const clock = () => ({ now: store.clock.now() });
  const scenarios = () => ({ scenario, available: [...scenarioNames] });

  const doers: Doers = {
    getMockClock: clock,
    async setMockClock(body) {
      await store.transact((draft) => {
        const ms = 'now' in body ? Date.parse(body.now) - Date.parse(draft.clock.now()) : body.advanceMs;
        draft.clock.advance(ms);
      });
      return clock();
    },
    getMockScenario: scenarios,
    async setMockScenario(body) {
      if (!scenarioNames.includes(body.scenario)) {
        const message = `One of ${scenarioNames.join(', ')}`;
        const errors = [{ pointer: '/scenario', code: 'unknown', message }];
        raise('validation-failed', `There is no scenario "${body.scenario}".`, { errors });
      }
      await store.restore(await begin(body.scenario));
      scenario = body.scenario;
      return scenarios();
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
    const occasion = {
      path: request.path,
      requestId: 'req-control',
      problemTypes: defaultProblemTypes,
    };
    try {
      const { body } = readers.get(name)?.(request, {}) ?? {};
      const done = await doers[name](body as never); // the reader has checked it against this name's schema
      return wireResponse(storedResponse(mockControl[name], new Success(200, done), occasion), occasion);
    } catch (cause) {
      if (!(cause instanceof ProblemError)) throw cause;
      return wireResponse(storedProblem(cause.refusal, occasion), occasion);
    }
  }

  async function answer(request: WireRequest): Promise<WireResponse> {
    const hit = request.path.startsWith('/__mock/') ? route(request.method, request.path) : null;
    return hit?.kind === 'operation' ? control(hit.name, request) : backend.answer(request);
  }

  return {
    answer,
    answerNow: (request) => backend.answerNow(request),
    handle: async (request, below) => responseOf(await answer(await wireRequestOf(request, below))),
  };
}
