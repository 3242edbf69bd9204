import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import type { mockControl } from '#contracts/mock-control.ts';
import { operationOf } from '#contracts/operation-of.ts';
import { z } from '#contracts/z.ts';
import type { Respond } from '#mocks/adapters/network/network.ts';
import { type OpenStorage, storedValue } from '#mocks/adapters/network/stored-value.ts';
import type { DemoBackend } from '#mocks/backend/demo.ts';
import { memberOf } from '#mocks/core/member.ts';
import { hashToken } from '#mocks/core/session.ts';
import type { History } from '#mocks/store/history.ts';
import { type DoneStep, withoutSecrets, castWordFor } from '#mocks/scenarios/script/done-step.ts';

const key = 'tranche.steps';

/** What is written after each change of the data, so it is small. */
const Known = z.object({
  scenario: z.string(),
  since: z.string(),
  /** The number of the last change that this tab knew. */
  version: z.int(),
  isWhole: z.boolean(),
  /** When the console's moves of the clock ended: what is due is done at each of them. */
  stops: z.readonly(z.array(z.string())),
  /** How many steps there are: those that are stored are others where they could not be written. */
  count: z.int(),
});

const StoredSteps = z.array(
  z.object({
    at: z.string(),
    who: z.nullable(z.string()),
    operation: z.custom<DoneStep['operation']>((name) => typeof name === 'string' && name in contract),
    targets: z.readonly(z.array(z.string())),
    body: z.unknown(),
    made: z.nullable(z.string()),
    isRefused: z.boolean(),
  }),
);

interface Kept extends Omit<z.output<typeof Known>, 'count'> {
  readonly steps: z.output<typeof StoredSteps>;
}

/** Refusals that change something: the payment, or how many wrong PINs were entered. */
const effective: ReadonlySet<unknown> = new Set(['payment-declined', 'card-pin-invalid']);

/**
 * The commands that this tab has sent since the scenario began, for a written scenario; they survive a reload. Without
 * secrets: `withoutSecrets`.
 * @param below the path of the base URL, without "/" at its end
 */
export function createDoneSteps(store: DemoBackend['store'], below: string, storage: OpenStorage) {
  const now = () => store.clock.now();
  const begun = (isWhole: boolean): Kept => ({
    scenario: store.origin.scenario,
    since: now(),
    version: store.version,
    isWhole,
    stops: [],
    steps: [],
  });
  const storedSteps = storedValue(storage, key, StoredSteps);
  const stored = storedValue(storage, `${key}.known`, Known);
  let kept = read();
  let history = store.history;

  function read(): Kept {
    const before = stored.read();
    const isOfThese =
      before?.scenario === store.origin.scenario && before.since <= now() && before.version <= store.version;
    if (!isOfThese) return begun(store.version <= 1);
    const steps = storedSteps.read() ?? [];
    const isSame = before.version === store.version && before.count === steps.length;
    return { ...before, steps, isWhole: before.isWhole && isSame };
  }

  function keep(next: Kept): void {
    const { steps, ...known } = next;
    if (steps !== kept.steps) storedSteps.write(steps);
    kept = next;
    stored.write({ ...known, count: steps.length }); // where it cannot be written, a reload loses what was done before it, and says so
  }

  /** Those that the data contain: someone may have gone back to an earlier step, from which there is a way forward. */
  function contained(): Pick<Kept, 'steps' | 'stops'> {
    const { steps, done } = store.history;
    if (done === steps.length) return kept;
    const place = timeAt(store.history, done);
    return {
      steps: kept.steps.filter(({ at }) => at <= place),
      stops: kept.stops.filter((at) => at <= place),
    };
  }

  store.subscribe(({ elsewhere }) => {
    const before = history;
    history = store.history;
    const { earlier, earlierAt, steps } = history;
    if (earlier + steps.length === 0) return keep(begun(true)); // the scenario has begun again
    // later steps are dropped by going on from where someone had gone back to, or by resetting to there
    const gone = before.steps[before.done];
    const isGoneOn = gone !== undefined && gone !== steps[before.done];
    const last = isGoneOn ? timeAt(before, before.done) : timeAt(history, steps.length);
    const isDropped = isGoneOn || steps.length < before.steps.length;
    keep({
      ...kept,
      version: store.version,
      isWhole: kept.isWhole && !elsewhere,
      steps: isDropped ? kept.steps.filter(({ at }) => at <= last) : kept.steps,
      stops: [
        ...kept.stops.filter((at) => at <= earlierAt), // the history does not have these any more
        ...steps.flatMap(({ what, at }) => (what === clockMoved ? [at] : [])),
      ],
    });
  });

  function whoSends(request: Request): string | null {
    const token = request.headers.get('Authorization')?.replace(/^Bearer /, '');
    const session =
      token === undefined ? undefined : store.tables.sessions.find('tokenHash', hashToken(token));
    const { users, administrators } = store.tables;
    const user = users.get(session?.subjectId ?? '');
    const contact = user?.phoneE164 ?? user?.email ?? administrators.get(session?.subjectId ?? '')?.email;
    return contact === undefined ? null : castWordFor(contact);
  }

  return {
    current: (): Kept => ({ ...kept, ...contained() }),
    /** The data now come from elsewhere, and steps alone do not lead to them. */
    restart: () => keep(begun(false)),
    recording(respond: Respond): Respond {
      return async (request) => {
        const path = new URL(request.url).pathname.slice(below.length);
        const operation = operationOf(request.method, path);
        const endpoint: Endpoint | undefined = operation && contract[operation];
        const changes = endpoint?.audit !== undefined && endpoint.simulates === undefined;
        if (!operation || !endpoint || !changes || request.headers.has('Dry-Run')) return respond(request);
        const [at, who] = [now(), whoSends(request)];
        const body = bodyOf(await request.clone().text());
        const before = contained();
        const response = await respond(request);
        if (response.type === 'error' || response.headers.get('Idempotency-Replayed') === 'true')
          return response;
        const answer = bodyOf(await response.clone().text());
        const isRefused = response.status >= 400;
        if (isRefused && !effective.has(memberOf(answer, 'code'))) return response;
        const made = memberOf(answer, 'id');
        const step: DoneStep = {
          at,
          who,
          operation,
          targets: valuesIn(endpoint.path, path),
          body: withoutSecrets(operation, body, answer),
          made: typeof made === 'string' ? made : null,
          isRefused,
        };
        keep({ ...kept, version: store.version, ...before, steps: [...before.steps, step] });
        return response;
      };
    },
  };
}

export type DoneSteps = ReturnType<typeof createDoneSteps>;

const clockMoved: keyof typeof mockControl = 'setMockClock';

/** When the last step before a place was done. */
const timeAt = ({ steps, earlierAt }: History, place: number): string => steps[place - 1]?.at ?? earlierAt;

/** Null for what is no JSON, which the backend refuses. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The values in a path: "/v1/orders/ord_1/pay" has "ord_1". */
function valuesIn(pattern: string, path: string): string[] {
  const parts = path.split('/');
  return pattern.split('/').flatMap((part, index) => (part.startsWith('{') ? [parts[index] ?? ''] : []));
}
