import { z } from '#contracts/z.ts';
import { api } from '#src/api/api.ts';
import type { Configuration } from '#src/platform/settings/configuration.ts';

// The data that a prerendered page was rendered with: beside each page as `_payload.json`, and inside its HTML.

/** The id of the inline script element with the payload. */
export const payloadElement = 'payload';

/** Everything except the answers that determines what a page shows on a first visit. */
const ShownConfiguration = z.object({
  productName: z.string(),
  currency: z.string(),
  locale: z.string(),
  timeZone: z.string(),
  /** The year in the footer. */
  year: z.int(),
});
export type ShownConfiguration = z.output<typeof ShownConfiguration>;

export const Payload = z.object({
  v: z.literal(1),
  /** The build that wrote the page. */
  build: z.string(),
  /** The origin of the answers: the mock backend's default scenario, or a real API. They must never be mixed. */
  source: z.enum(['demo', 'api']),
  configuration: ShownConfiguration,
  /** Answers of public queries: the endpoint's name, its argument, and the answer. */
  answers: z.array(z.object({ operation: z.string(), args: z.unknown(), answer: z.unknown() })),
});
export type Payload = z.output<typeof Payload>;

/** Parses a payload; null if the text is missing, not JSON, or of another form. */
export function readPayload(text: string | null): Payload | null {
  try {
    const result = z.safeParse(Payload, JSON.parse(text ?? ''));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Whether the answers come from the kind of backend that this deployment uses. */
export function comesFrom({ mocks }: Pick<Configuration, 'mocks'>, { source }: Payload): boolean {
  return source === (mocks === 'on' ? 'demo' : 'api');
}

export function shownBy(configuration: Configuration, today: Date): ShownConfiguration {
  const { productName, currency, locale, timeZone } = configuration;
  return { productName, currency, locale, timeZone, year: today.getFullYear() };
}

/**
 * Returns the action that puts the answers into the query cache. The page's chunk must be loaded, because it adds the
 * endpoints.
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

/** Refetches the answers of the build, so that a page does not keep outdated ones. */
export function askAgain({ answers }: Payload, dispatch: (thunk: never) => unknown): void {
  for (const { operation, args } of answers) {
    const thunk = readers()[operation]?.initiate(args, { forceRefetch: true, subscribe: false });
    if (thunk !== undefined) dispatch(thunk as never); // typed like the action above
  }
}

/** Returns the payload without answers that the cache already has, since those are newer. */
export function onlyNew(payload: Payload, state: unknown): Payload {
  const isNew = ({ operation, args }: Payload['answers'][number]) =>
    readers()[operation]?.select(args)(state).isUninitialized ?? false;
  return { ...payload, answers: payload.answers.filter(isNew) };
}

function readers(): Readonly<Record<string, Reader | undefined>> {
  return api.endpoints;
}
