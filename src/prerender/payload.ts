import { z } from '#contracts/z.ts';
import { api } from '#src/api/api.ts';
import type { Configuration } from '#src/platform/configuration.ts';

// What a prerendered page was made of: beside each page as `_payload.json`, and inside its HTML.

/** The id of the inline script element. */
export const payloadElement = 'payload';

/** Everything beside the answers that determines what a page shows on a first visit. */
const Shown = z.object({
  productName: z.string(),
  currency: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  /** The footer's. */
  year: z.int(),
});
export type Shown = z.output<typeof Shown>;

export const Payload = z.object({
  v: z.literal(1),
  /** The build whose page this is. */
  build: z.string(),
  /** Who answered: the mock backend's default scenario, or a real API. One must never be shown for the other. */
  source: z.enum(['demo', 'api']),
  shown: Shown,
  /** Answers of public queries: endpoint of the api, its argument, and what it holds. */
  answers: z.array(z.object({ operation: z.string(), args: z.unknown(), answer: z.unknown() })),
});
export type Payload = z.output<typeof Payload>;

/** The payload in a text, or null: none, not JSON, or of another form. */
export function readPayload(text: string | null): Payload | null {
  try {
    const result = z.safeParse(Payload, JSON.parse(text ?? ''));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Whether the answers are those that this deployment would give. */
export function comesFrom({ mocks }: Pick<Configuration, 'mocks'>, { source }: Payload): boolean {
  return source === (mocks === 'on' ? 'demo' : 'api');
}

export function shownBy(configuration: Configuration, today: Date): Shown {
  const { productName, currency, locale, timeZone } = configuration;
  return { productName, currency, locale, timeZone, year: today.getFullYear() };
}

/**
 * The action that puts the answers where queries find them. The page's chunk must be here: it brings the endpoints.
 */
export function answersKnown({ answers }: Payload) {
  const entries = answers.map(({ operation, args, answer }) => ({
    endpointName: operation,
    arg: args,
    value: answer,
  }));
  return api.util.upsertQueryEntries(entries as never); // the empty api types no endpoint; the files beside it add them
}

interface Reader {
  select(args: unknown): (state: unknown) => { readonly isUninitialized: boolean };
  initiate(args: unknown, options: { readonly forceRefetch: true; readonly subscribe: false }): unknown;
}

/** Asks again for what the build knew, so that a page never stays with the answers of an old day. */
export function askAgain({ answers }: Payload, dispatch: (thunk: never) => unknown): void {
  for (const { operation, args } of answers) {
    const thunk = readers()[operation]?.initiate(args, { forceRefetch: true, subscribe: false });
    if (thunk !== undefined) dispatch(thunk as never); // as above
  }
}

/** Without what is known already, which is newer. */
export function onlyNew(payload: Payload, state: unknown): Payload {
  const isNew = ({ operation, args }: Payload['answers'][number]) =>
    readers()[operation]?.select(args)(state).isUninitialized ?? false;
  return { ...payload, answers: payload.answers.filter(isNew) };
}

function readers(): Readonly<Record<string, Reader | undefined>> {
  return api.endpoints;
}
