import { describe, expect, test, vi } from 'vitest';
import { buildDefaults } from '#src/platform/settings/build-defaults.ts';
import {
  ConfigurationError,
  ConfigurationUnavailable,
  defaults,
  loadConfiguration,
  readConfiguration,
  scenarioOf,
} from '#src/platform/settings/configuration.ts';

const faultsOf = (given: unknown): readonly string[] => {
  try {
    readConfiguration(given);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.faults;
    throw error;
  }
};
const answer =
  (body: string, init: ResponseInit = {}) =>
  () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' }, ...init }));

describe('the configuration', () => {
  test('settings of the host override the build, those of the build the defaults', () => {
    const build = { productName: 'Built', apiBaseUrl: '/built' };
    expect(readConfiguration({ productName: 'Told' }, build)).toEqual({
      ...defaults,
      productName: 'Told',
      apiBaseUrl: '/built',
    });
  });

  test.each([
    ['apiBaseUrl', 'https://api.example.test/v2/', 'https://api.example.test/v2'],
    ['apiBaseUrl', '/', ''],
    ['mocks', 'on', 'on'],
    ['productName', '  Parts  ', 'Parts'],
    ['supportEmail', 'help@parts.example', 'help@parts.example'],
    ['currency', 'KWD', 'KWD'],
    ['locale', 'de-DE', 'de-DE'],
    ['timeZone', 'Asia/Kuwait', 'Asia/Kuwait'],
    ['pollIntervalMs', 1000, 1000],
  ])('%s may be %j', (field, given, read) => {
    expect(readConfiguration({ [field]: given })).toMatchObject({ [field]: read });
  });

  test.each([
    ['apiBaseUrl', '//evil.test'],
    ['apiBaseUrl', '/\\evil.test'],
    ['apiBaseUrl', 'javascript:alert(1)'],
    ['apiBaseUrl', 'https://user@evil.test'],
    ['apiBaseUrl', 'https://api.test?key=1'],
    ['apiBaseUrl', 'api'],
    ['mocks', true],
    ['productName', ' '],
    ['productName', 'x'.repeat(41)],
    ['supportEmail', 'parts.example'],
    ['supportEmail', 'help@parts.example?bcc=other@evil.test'],
    ['currency', 'XXX'],
    ['locale', 'no locale'],
    ['timeZone', 'Berlin'],
    ['pollIntervalMs', 999],
    ['pollIntervalMs', 1500.5],
    ['pollIntervalMs', '60000'],
  ])('%s may not be %j, and the fault names the field', (field, given) => {
    const faults = faultsOf({ [field]: given });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^"${field}" should be `));
  });

  test('an unknown field is an error', () => {
    expect(faultsOf({ apiBaseURL: '/api' })).toEqual(['"apiBaseURL" is not a field of the configuration']);
    expect(faultsOf([])).toEqual(['the file is not a JSON object']);
  });

  test('/config.json is requested; without one the defaults apply', async () => {
    const requests: string[] = [];
    const get = (url: string) => {
      requests.push(url);
      return answer('{"mocks":"on"}')();
    };
    expect(await loadConfiguration(get)).toEqual({ ...defaults, mocks: 'on' });
    expect(requests).toEqual(['/config.json']);
    expect(await loadConfiguration(answer('{}', { status: 404 }))).toEqual(defaults);
  });

  test.each([
    ['status 500', answer('{"mocks":"on"}', { status: 500 }), 'status 500'],
    [
      'a page',
      answer('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
      '"text/html" instead of JSON',
    ],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 'did not answer'],
    [
      'a response that breaks off',
      () =>
        Promise.resolve(
          new Response(
            new ReadableStream({ start: (control) => control.error(new TypeError('network error')) }),
          ),
        ),
      'did not answer',
    ],
  ])('%s in its place is an error that says so, not the defaults', async (_what, get, reason) => {
    const loading = loadConfiguration(get);
    await expect(loading).rejects.toThrow(ConfigurationUnavailable);
    await expect(loading).rejects.toThrow(reason);
  });

  test('a host that does not answer in time is asked again until it does', async () => {
    const attempts: number[] = [];
    const tooLate = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'));
    const onSlow = vi.fn();
    const get = (_url: string, attempt: number) => {
      attempts.push(attempt);
      expect(onSlow).toHaveBeenCalledTimes(attempt);
      return attempt < 3 ? tooLate() : answer('{"mocks":"on"}')();
    };
    expect(await loadConfiguration(get, {}, onSlow)).toEqual({ ...defaults, mocks: 'on' });
    expect(attempts).toEqual([0, 1, 2, 3]);
  });

  test('a file that exists and is invalid is never ignored', async () => {
    await expect(loadConfiguration(answer('{'))).rejects.toThrow('/config.json is not valid JSON');
    await expect(loadConfiguration(answer('{"mocks":"yes"}'))).rejects.toThrow(
      '"mocks" should be "on" or "off"',
    );
  });

  test('the variables of the build are read by name', () => {
    const env = { MODE: 'test', DEV: false, PROD: true, SSR: false, BASE_URL: '/' };
    expect(buildDefaults({ ...env, VITE_MOCKS: 'on', VITE_API_BASE_URL: '' })).toEqual({ mocks: 'on' });
  });

  test('a link chooses a scenario and nothing else, and only where mocks answer', () => {
    const search = '?scenario=busy-week&apiBaseUrl=https://evil.test';
    expect(scenarioOf(search, { mocks: 'on' })).toBe('busy-week');
    expect(scenarioOf(search, { mocks: 'off' })).toBeNull();
    expect(scenarioOf('?scenario=', { mocks: 'on' })).toBeNull();
    expect(scenarioOf('?scenario=../x', { mocks: 'on' })).toBe('../x'); // reported, never run
  });
});
