import { isHttpUrl } from '#contracts/http-url.ts';
import { UsageError } from '#mocks/adapters/server/usage.ts';

/** The address that an option was given, without "/" at the end; throws UsageError without one and for any other text. */
export function addressOf(option: string, given: string | undefined): string {
  if (given === undefined) throw new UsageError(`--${option} is missing.`);
  if (isHttpUrl(given)) return given.replace(/\/+$/, '');
  throw new UsageError(`--${option} was given "${given}": an http or https address is expected.`);
}

const isOfThisMachine = (url: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);

export const testSystemOption = 'yes-this-is-a-test-system';

/** Throws UsageError for an address of another machine that no one has called a test system. */
export function expectTestSystem(option: string, url: string, isTestSystem: boolean): void {
  if (isOfThisMachine(url) || isTestSystem) return;
  throw new UsageError(
    `--${option} changes or replaces the data at ${url}, which is not on this machine. If it is a test system: --${testSystemOption}`,
  );
}
