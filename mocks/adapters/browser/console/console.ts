import { contract } from '#contracts/index.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { Console, Exchange, Sample } from '#contracts/mock-in-page.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import type { LocalDate } from '#contracts/dates.ts';
import { problems } from '#contracts/problem.ts';
import { createRouter } from '#mocks/core/router.ts';
import { written, defaultProblemTypes } from '#mocks/core/response.ts';
import { memberOf } from '#mocks/core/member.ts';
import type { DoneSteps } from '#mocks/adapters/browser/done-steps.ts';
import type { ControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { choosePolicyProfile, settingsOf } from '#mocks/resources/settings.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { machineStateOf, entitiesOf, type KindName, kindNames } from './machines.ts';
import { runningPlans } from './plans.ts';
import { moveTo, todayOf } from './time.ts';
import { openWritten, writtenNow } from './written.ts';
import { problemExample } from '#contracts/problem-examples.ts';

interface Options {
  readonly demo: ControlledDemoBackend;
  readonly steps: DoneSteps;
  /** Resets the running scenario to its beginning. */
  readonly reset: () => Promise<void>;
  /** The contact of the customer whose plans come first. */
  readonly firstContact: string;
}

const endpoints: readonly Endpoint[] = Object.values(contract);
const named: ReadonlyMap<string, Endpoint> = new Map(Object.entries(contract));
const route = createRouter(contract);

/** What the demo console reads and does; loaded when it is opened, or when a link begins a scenario on a day. */
export function createConsole({ demo, steps, reset, firstContact }: Options): Console {
  const { store } = demo;
  return {
    scenarios: Object.entries(scenarios).map(([name, { title, description }]) => ({
      name,
      title,
      description,
    })),
    reset,
    writtenScenario: (address, person) => writtenNow(demo, steps, address, person),
    openWritten: (text) => openWritten(demo, steps, text),
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
    verdictOf,
    kinds: kindNames,
    entities: (type: KindName) => entitiesOf(store.tables, type),
    machineOf: (type: KindName, id: string) => machineStateOf(store.tables, type, id, todayOf(store)),
  };
}

/** Null when the answer is as the contract says; otherwise what is wrong with it. */
async function verdictOf({ method, path, response }: Exchange): Promise<string | null> {
  if (!response) return 'There was no answer';
  const hit = route(method, path.replace(/\?.*$/, ''));
  const endpoint = hit.kind === 'operation' ? named.get(hit.name) : undefined;
  if (!endpoint) return 'The contract has no such operation';
  const text = await response.clone().text();
  const agreed = Object.entries(endpoint.responses).find(([status]) => status === String(response.status));
  if (agreed?.[1] === null) return text === '' ? null : 'The body must be empty';
  try {
    const body: unknown = JSON.parse(text);
    const schema = agreed?.[1] ?? problemSchema(endpoint, body);
    if (!schema) return `The status ${response.status} is not one that this operation declares`;
    written(schema, body);
    return null;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

function problemSchema(endpoint: Endpoint, body: unknown) {
  const declared = problemsOf(endpoint).find((code) => code === memberOf(body, 'code'));
  return declared ? problems[declared].schema : null;
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
