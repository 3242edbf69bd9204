import type { AnswerOf, BodyOf, Endpoint } from '#contracts/endpoint.ts';
import { mockControl } from '#contracts/mock-control.ts';
import type { Backend } from './backend.ts';
import { answerOf, outcomeOf, outcomeOfProblem } from './core/answer.ts';
import { type Answer, type Call, callOf, responseOf } from './core/call.ts';
import type { CoreTables } from './core/clockwork.ts';
import { inputReader } from './core/input.ts';
import { raise, Raised, Reply } from './core/reply.ts';
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

  async function control(name: ControlName, call: Call): Promise<Answer> {
    const occasion = { path: call.path, requestId: 'req-control' };
    try {
      const { body } = readers.get(name)?.(call, {}) ?? {};
      const done = await doers[name](body as never); // the reader has checked it against this name's schema
      return answerOf(outcomeOf(mockControl[name], new Reply(200, done), occasion), occasion.requestId);
    } catch (cause) {
      if (!(cause instanceof Raised)) throw cause;
      return answerOf(outcomeOfProblem(cause.refusal, occasion), occasion.requestId);
    }
  }

  async function answer(call: Call): Promise<Answer> {
    const hit = call.path.startsWith('/__mock/') ? route(call.method, call.path) : null;
    return hit ? control(hit.name, call) : backend.answer(call);
  }

  return {
    answer,
    answerNow: (call) => backend.answerNow(call),
    handle: async (request, below) => responseOf(await answer(await callOf(request, below))),
  };
}
