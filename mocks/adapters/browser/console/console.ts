import { contract } from '#contracts/index.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Console, Sample, Scenario } from '#contracts/mock-in-page.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { problems } from '#contracts/problem.ts';
import { written, defaultProblemTypes } from '#mocks/core/response.ts';
import type { DoneSteps } from '#mocks/adapters/browser/done-steps.ts';
import { choosePolicyProfile, settingsOf } from '#mocks/resources/settings.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { readable } from '#mocks/scenarios/readable.ts';
import { ScenarioError } from '#mocks/scenarios/scenario-error.ts';
import { machineStateOf, entitiesOf, type KindName, kindNames } from './machines.ts';
import { runningPlans } from './plans.ts';
import { createSituations, type SituationOptions } from './situations.ts';
import { goTo, stepsOf } from './steps.ts';
import { moveTo, todayOf } from './time.ts';
import { openWritten, writtenNow } from './written.ts';
import { problemExample } from '#contracts/problem-examples.ts';

interface Options extends SituationOptions {
  readonly done: DoneSteps;
  /** Resets the running scenario to its beginning. */
  readonly reset: () => Promise<void>;
  /** The contact of the customer whose plans come first. */
  readonly firstContact: string;
}

const endpoints: readonly Endpoint[] = Object.values(contract);

/** What the demo console reads and does; loaded when it is opened, or when a link begins a scenario on a day. */
export function createConsole(options: Options): Console {
  const { demo, done, reset, firstContact } = options;
  const { store } = demo;
  const situations = createSituations(options);
  return {
    scenarios: Object.keys(scenarios).map(offered),
    openedFile: () => store.origin.file ?? null,
    reset,
    writtenScenario: (address, person) => writtenNow(demo, done, address, person),
    openWritten: (text) => openWritten(demo, done, text),
    today: () => todayOf(store),
    profiles: PolicyProfileName.options,
    profile: () => settingsOf(store.tables).policyProfile,
    chooseProfile: (name: PolicyProfileName) => choosePolicyProfile(store, name),
    plans: () => runningPlans(store.tables, todayOf(store), firstContact),
    moveTo: (day: LocalDate, planId: string | null = null) => moveTo(demo, day, planId),
    endpoints: endpoints.map(({ method, path, summary }) => ({ method, path, summary })),
    samples(method: string, path: string) {
      const endpoint = endpoints.find((each) => each.method === method && each.path === path);
      return endpoint ? samplesOf(endpoint) : [];
    },
    steps: () => stepsOf(store),
    subscribe: (listener) => store.subscribe(listener),
    goTo: (place, drops) => goTo(store, place, drops),
    saveSituation: situations.saveSituation,
    async openSituation(text) {
      const opened = await situations.openSituation(text);
      if (typeof opened !== 'string') done.restart();
      return opened;
    },
    kinds: kindNames,
    entities: (type: KindName) => entitiesOf(store.tables, type),
    machineOf: (type: KindName, id: string) => machineStateOf(store.tables, type, id, todayOf(store)),
  };
}

/** A scenario as a person chooses it; one that cannot be begun has the reason in place of its words. */
function offered(name: string): Scenario {
  try {
    const { title, description } = readable(name, scenarios);
    return { name, title, description, error: null };
  } catch (cause) {
    if (!(cause instanceof ScenarioError)) throw cause;
    return { name, title: name, description: '', error: cause.message };
  }
}

/** The problems of an endpoint, each as an answer that a fault can give. */
function samplesOf(endpoint: Endpoint): readonly Sample[] {
  return problemsOf(endpoint).map((code) => {
    const { status, schema } = problems[code];
    const context = { types: defaultProblemTypes, instance: endpoint.path, requestId: 'req-fault' };
    const problem = { ...problemExample(code, context), detail: 'This was asked for in the demo console.' };
    return { code, title: problem.title, status, body: written(schema, problem) };
  });
}
