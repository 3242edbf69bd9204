import { isHttpUrl } from '#contracts/http-url.ts';
import { Currency } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

// The settings that a deployment may change without a rebuild: /config.json overrides the defaults of the build. A
// link can set none of them.

// The default zone is accepted without a check: on a slow phone, creating the page's first date format takes as long as
// its first rendering.
const isTimeZone = (name: string) =>
  // oxlint-disable-next-line tranche/own-formatter -- once, to learn whether the zone is known
  name === defaults.timeZone || works(() => new Intl.DateTimeFormat('en', { timeZone: name }));
const isLocale = (tag: string) => works(() => Intl.getCanonicalLocales(tag));
const isBaseUrl = (text: string) => /^\/(?![/\\])[\w./-]*$/.test(text) || isHttpUrl(text);

function works(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

export const Configuration = z.strictObject({
  /** The base URL of the contract's paths: "/api" on this origin, or "https://api.example.test". */
  apiBaseUrl: z.string().check(
    z.refine(isBaseUrl, { message: 'a path such as "/api" or an http(s) address without query' }),
    z.overwrite((text) => text.replace(/\/+$/, '')),
  ),
  /** "on": a mock backend in the page answers. */
  mocks: z.enum(['on', 'off'], { error: '"on" or "off"' }),
  /** "on": the pages of a real API have a list of their requests, for those who test it. The mock backend always has it. */
  requestList: z.enum(['on', 'off'], { error: '"on" or "off"' }),
  productName: z.string().check(z.trim(), z.minLength(1, 'a name'), z.maxLength(40, 'at most 40 characters')),
  /** Where customers write to when the pages do not help them. */
  supportEmail: z.string().check(z.regex(/^[^\s@?&]+@[^\s@?&]+$/, 'an e-mail address')),
  currency: Currency,
  locale: z.string().check(z.refine(isLocale, { message: 'a language tag such as "en-GB"' })),
  timeZone: z.string().check(z.refine(isTimeZone, { message: 'a time zone such as "Europe/Berlin"' })),
  /** The interval in ms at which an open page reads the feed of changes without being notified. */
  pollIntervalMs: z
    .int({ error: 'a whole number' })
    .check(z.gte(1_000, 'at least 1000'), z.lte(86_400_000, 'at most a day')),
  /** The interval in ms at which one of the open pages checks for a newer release. */
  releasePollMs: z
    .int({ error: 'a whole number' })
    .check(z.gte(500, 'at least 500'), z.lte(86_400_000, 'at most a day')),
});
export type Configuration = z.output<typeof Configuration>;

export const defaults: Configuration = {
  apiBaseUrl: '/api',
  mocks: 'off',
  requestList: 'off',
  productName: 'Tranche',
  supportEmail: 'support@tranche.example',
  currency: 'EUR',
  locale: 'en-GB',
  timeZone: 'Europe/Berlin',
  pollIntervalMs: 60_000,
  releasePollMs: 3_600_000,
};

/** The configuration is invalid; `faults` names each field and what is expected of it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration cannot be used: ${faults.join('; ')}`);
    this.faults = faults;
  }
}

/** Merges `settings` over the defaults and validates the result; throws `ConfigurationError`. */
export function readConfiguration(
  settings: unknown,
  buildDefaults: Partial<Configuration> = {},
): Configuration {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
    throw new ConfigurationError(['the file is not a JSON object']);
  }
  const result = Configuration.safeParse({ ...defaults, ...buildDefaults, ...settings });
  if (result.success) return result.data;
  throw new ConfigurationError(result.error.issues.map(sentence));
}

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `"${issue.keys.join('", "')}" is not a field of the configuration`;
  const expected =
    issue.code === 'invalid_value' && issue.values.length > 2
      ? `one of ${issue.values.join(', ')}`
      : issue.message;
  return `"${issue.path.join('.')}" should be ${expected}`;
}

/** The configuration could not be fetched; a retry may help. */
export class ConfigurationUnavailable extends Error {
  override readonly name = 'ConfigurationUnavailable';

  constructor(reason: string) {
    super(`The settings of this site (/config.json) could not be read: ${reason}. Try again in a moment.`);
  }
}

/** Sends the request for a file for the first time (0) or again (1, 2, …); rejects when its time is over. */
type Get = (url: string, attempt: number) => Promise<Response>;

/**
 * Fetches `/config.json`, again and again until the host answers; `onSlow` is called each time it has not answered in time.
 * If the host has no such file (404), the defaults apply. Any other response without a configuration is an error, since
 * the defaults could mean another backend. Throws `ConfigurationError` and `ConfigurationUnavailable`.
 */
export async function loadConfiguration(
  get: Get,
  buildDefaults: Partial<Configuration> = {},
  onSlow: () => void = () => undefined,
): Promise<Configuration> {
  const text = await textOf(get, onSlow);
  return readConfiguration(text === null ? {} : parseJson(text), buildDefaults);
}

async function textOf(get: Get, onSlow: () => void): Promise<string | null> {
  const [response, text] = await answerTo(get, onSlow);
  if (response.status === 404) return null;
  if (!response.ok) throw new ConfigurationUnavailable(`the host answered with status ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) {
    throw new ConfigurationUnavailable(
      `the host answered with "${type || 'no content type'}" instead of JSON`,
    );
  }
  return text;
}

async function answerTo(get: Get, onSlow: () => void): Promise<readonly [Response, string]> {
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await get('/config.json', attempt);
      return [response, await response.text()];
    } catch (error) {
      const isTimeOver = error instanceof DOMException && error.name === 'TimeoutError';
      if (!isTimeOver) throw new ConfigurationUnavailable('the host did not answer');
      onSlow();
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ConfigurationError(['/config.json is not valid JSON']);
  }
}

/** Returns the scenario that a link names, whether it exists or not; null without the mock backend. */
export function scenarioOf(search: string, { mocks }: Pick<Configuration, 'mocks'>): string | null {
  const name = new URLSearchParams(search).get('scenario');
  return mocks === 'on' && name ? name.slice(0, 40) : null;
}
