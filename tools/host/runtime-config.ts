import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration, type Configuration } from '#src/platform/settings/configuration.ts';

/** Every field that a host may set: its flag, its environment variable, and how the text is read. */
export const fields = {
  apiBaseUrl: { flag: 'api', variable: 'APP_API_BASE_URL' },
  mocks: { flag: 'mocks', variable: 'APP_MOCKS' },
  requestList: { flag: 'request-list', variable: 'APP_REQUEST_LIST' },
  productName: { flag: 'product-name', variable: 'APP_PRODUCT_NAME' },
  supportEmail: { flag: 'support-email', variable: 'APP_SUPPORT_EMAIL' },
  currency: { flag: 'currency', variable: 'APP_CURRENCY' },
  locale: { flag: 'locale', variable: 'APP_LOCALE' },
  timeZone: { flag: 'time-zone', variable: 'APP_TIME_ZONE' },
  pollIntervalMs: { flag: 'poll-interval', variable: 'APP_POLL_INTERVAL_MS', read: Number },
  releasePollMs: { flag: 'release-poll', variable: 'APP_RELEASE_POLL_MS', read: Number },
} as const satisfies Record<
  keyof Configuration,
  { flag: string; variable: string; read?: (text: string) => unknown }
>;

type Texts = Readonly<Record<string, string | boolean | undefined>>;

/**
 * The content of `/config.json`: the fields that are set, flags before environment. For the others the application has
 * defaults. Throws `ConfigurationError` with a sentence for each invalid field.
 */
export function runtimeConfig(flags: Texts, environment: Texts): Readonly<Record<string, unknown>> {
  const given = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const text = flags[field.flag] ?? environment[field.variable];
    if (typeof text !== 'string' || text === '') return [];
    return [[name, 'read' in field ? field.read(text) : text]];
  });
  const config: Record<string, unknown> = Object.fromEntries(given);
  readConfiguration(config);
  return config;
}

/** The origin of the API, for the policy; none when it is the origin of the pages. */
export function apiOrigins(config: Readonly<Record<string, unknown>>): readonly string[] {
  const { apiBaseUrl } = readConfiguration(config);
  return URL.canParse(apiBaseUrl) ? [new URL(apiBaseUrl).origin] : [];
}

/** Where a build keeps the settings that it was made with; a dot folder, which is not served. */
export const buildSettingsFile = '.vite/build-settings.json';

/** Returns the settings that a build was made with (`VITE_*`), which the page takes for defaults. */
export function buildSettings(dist: string): Readonly<Record<string, unknown>> {
  const file = join(dist, buildSettingsFile);
  if (!existsSync(file)) return {};
  const settings: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}
