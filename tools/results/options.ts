import { argumentValues, highestPort, UsageError, wholeNumber } from '#mocks/adapters/server/usage.ts';
import { addressOf, expectTestSystem, testSystemOption } from '#tools/verify/addresses.ts';
import { patternOf } from '#tools/verify/pattern.ts';
import { type BackendAddress, environmentOf } from './address.ts';
import { type Runner, runners } from './run-record.ts';

export const usage = `Runs the tests: "unit", "e2e", or without a name both, and then the trace of requirements.
Of e2e, the journeys of customers and administrators also run against a backend at an address:
  --base-url URL   what comes before /v1 in its addresses: https://api.example.test/api
  --control URL    where its test installation is controlled (docs/test-control.md), which REPLACES ALL DATA;
                   without it only what needs no login runs
  --port N         the pages ask from http://127.0.0.1:N, which the backend has to allow; default: a free port
  --only TEXT      only journeys whose title contains this text
  --${testSystemOption}  allows --control at an address that is not of this machine
  --help           shows this
What needs the mock in the page is skipped. docs/another-backend.md says what the journeys need.
`;

/** The end-to-end tests against a backend at an address. */
export interface Journeys {
  readonly address: BackendAddress;
  /** Further arguments of the runner. */
  readonly args: readonly string[];
  /** Further settings of the runner. */
  readonly env: Readonly<Record<string, string>>;
}

export interface TestRun {
  readonly runners: readonly Runner[];
  /** Null: with the mock in the page. */
  readonly journeys: Journeys | null;
}

/** Null when help was requested; throws UsageError for wrong arguments. */
export function testOptions(given: readonly string[]): TestRun | null {
  const isNamed = given[0] !== undefined && !given[0].startsWith('-');
  const name = isNamed ? given[0] : undefined;
  const values = argumentValues(given.slice(isNamed ? 1 : 0), {
    'base-url': { type: 'string' },
    control: { type: 'string' },
    port: { type: 'string' },
    only: { type: 'string' },
    [testSystemOption]: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  });
  if (values.help) return null;
  const selected = runners.filter((runner) => name === undefined || runner === name);
  if (selected.length === 0)
    throw new UsageError(`${name} is not a runner; the runners are: ${runners.join(', ')}`);
  const baseUrl = values['base-url'];
  if (baseUrl === undefined) {
    const idle = (['control', 'port', 'only'] as const).find((option) => values[option] !== undefined);
    if (idle) throw new UsageError(`--${idle} is for journeys at an address, which --base-url names.`);
    return { runners: selected, journeys: null };
  }
  if (name !== 'e2e') throw new UsageError('--base-url is for e2e: npm run test:e2e -- --base-url URL');
  const address = {
    baseUrl: addressOf('base-url', baseUrl),
    controlUrl: values.control === undefined ? null : addressOf('control', values.control),
  };
  if (address.controlUrl !== null)
    for (const url of [address.baseUrl, address.controlUrl])
      expectTestSystem('control', url, values[testSystemOption]);
  const port = values.port === undefined ? null : wholeNumber('port', values.port, highestPort);
  return {
    runners: selected,
    journeys: {
      address,
      args: values.only === undefined ? [] : ['--grep', patternOf(values.only)],
      env: { ...environmentOf(address), ...(port === null ? {} : { E2E_PORT: String(port) }) },
    },
  };
}
