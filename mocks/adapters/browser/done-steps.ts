import type { Endpoint } from '#contracts/endpoint.ts';
import { contract } from '#contracts/index.ts';
import { operationOf } from '#contracts/operation-of.ts';
import { z } from '#contracts/z.ts';
import type { Respond } from '#mocks/adapters/network/network.ts';
import type { DemoBackend } from '#mocks/backend/demo.ts';
import { memberOf } from '#mocks/core/member.ts';
import { hashToken } from '#mocks/core/session.ts';
import { type DoneStep, withoutSecrets, wordFor } from '#mocks/scenarios/script/done-step.ts';

const key = 'tranche.steps';

const Kept = z.object({
  scenario: z.string(),
  since: z.string(),
  /** The number of the last change that this tab knew. */
  version: z.int(),
  isWhole: z.boolean(),
  steps: z.array(
    z.object({
      at: z.string(),
      who: z.nullable(z.string()),
      operation: z.custom<DoneStep['operation']>((name) => typeof name === 'string' && name in contract),
      targets: z.readonly(z.array(z.string())),
      body: z.unknown(),
      made: z.nullable(z.string()),
      isRefused: z.boolean(),
    }),
  ),
});
type Kept = z.output<typeof Kept>;

/** Refusals that change something: the payment, or how many wrong PINs were entered. */
const effective: ReadonlySet<unknown> = new Set(['payment-declined', 'card-pin-invalid']);

/**
 * The commands that this tab has sent since the scenario began, for a written scenario; they survive a reload. Without
 * secrets: `withoutSecrets`.
 * @param below the path of the base URL, without "/" at its end
 */
export function createDoneSteps(
  store: DemoBackend['store'],
  below: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
) {
  const now = () => store.clock.now();
  const begun = (isWhole: boolean): Kept => ({
    scenario: store.origin.scenario,
    since: now(),
    version: store.version,
    isWhole,
    steps: [],
  });
  let kept = read();
  let lastSeen = now();

  function read(): Kept {
    try {
      const stored = z.safeParse(Kept, JSON.parse(storage().getItem(key) ?? '')).data;
      if (
        stored?.scenario === store.origin.scenario &&
        stored.since <= now() &&
        stored.version <= store.version
      )
        return { ...stored, isWhole: stored.isWhole && stored.version === store.version };
    } catch {
      // nothing is kept, or the storage is blocked
    }
    return begun(store.version <= 1);
  }

  function keep(next: Kept): void {
    kept = next;
    try {
      storage().setItem(key, JSON.stringify(kept));
    } catch {
      // blocked or full storage: a reload then loses what was done before it, and says so
    }
  }

  store.subscribe(({ elsewhere }) => {
    // only a scenario that begins again moves the clock back
    if (now() < lastSeen) keep(begun(true));
    else keep({ ...kept, version: store.version, isWhole: kept.isWhole && !elsewhere });
    lastSeen = now();
  });

  function whoSends(request: Request): string | null {
    const token = request.headers.get('Authorization')?.replace(/^Bearer /, '');
    const session =
      token === undefined ? undefined : store.tables.sessions.find('tokenHash', hashToken(token));
    const { users, administrators } = store.tables;
    const user = users.get(session?.subjectId ?? '');
    const contact = user?.phoneE164 ?? user?.email ?? administrators.get(session?.subjectId ?? '')?.email;
    return contact === undefined ? null : wordFor(contact);
  }

  return {
    current: () => kept,
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
        keep({ ...kept, version: store.version, steps: [...kept.steps, step] });
        return response;
      };
    },
  };
}

export type DoneSteps = ReturnType<typeof createDoneSteps>;

const bodyOf = (text: string): unknown => (text === '' ? null : JSON.parse(text));

/** The values in a path: "/v1/orders/ord_1/pay" has "ord_1". */
function valuesIn(pattern: string, path: string): string[] {
  const parts = path.split('/');
  return pattern.split('/').flatMap((part, index) => (part.startsWith('{') ? [parts[index] ?? ''] : []));
}
