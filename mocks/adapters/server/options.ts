import { isIPv6 } from 'node:net';
import { PolicyProfileName } from '#contracts/config/policy-profile.ts';
import { defaultScenario, scenarioNames } from '#mocks/scenarios/index.ts';
import type { Origin } from '#mocks/store/driver.ts';
import { argumentValues, highestPort, UsageError, wholeNumber } from './usage.ts';

export const defaultPort = 4010;

export const usage = `Serves the mock backend on this machine.
  --port N         default ${defaultPort}; 0 takes any free port
  --host ADDRESS   default 127.0.0.1; without an address, as with 0.0.0.0, other machines can call
                   it by each address of this one
  --allow-host NAME
                   a further name or address, without port, by which others call this machine, and on
                   which pages may run that call it; may be given several times
  --scenario NAME  ${scenarioNames.join(', ')};
                   default: the data file's, or ${defaultScenario}
  --scenario-file FILE
                   a written scenario of your own (docs/scenarios.md), in place of --scenario
  --seed N         0 to ${2 ** 32}; default: the data file's, or 42
  --situation FILE begins as the demo was when it saved this file; it has its scenario and seed
  --data FILE      saves the state in this file; without it the state is lost at the end
  --profile NAME   ${PolicyProfileName.options.join(', ')};
                   default: the data file's, or EU
  --problem-types URL
                   https address that the type of every problem begins with; default: a reserved one
  --help           shows this
`;

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  readonly allowedHosts: readonly string[];
  /** Null if not given. */
  readonly scenario: string | null;
  /** The path of a written scenario. */
  readonly scenarioFile: string | null;
  readonly seed: number | null;
  readonly data: string | null;
  readonly situation: string | null;
  readonly profile: PolicyProfileName | null;
  /** Without "/" at the end. */
  readonly problemTypes?: string | undefined;
}

/** `--host` without an address means every interface. */
const withAddress = (args: readonly string[]) =>
  args.map((arg, index) =>
    arg === '--host' && (args[index + 1] ?? '-').startsWith('-') ? '--host=0.0.0.0' : arg,
  );

/** Null when help was requested; throws UsageError for unknown arguments. */
export function serverOptions(args: readonly string[]): ServerOptions | null {
  const values = argumentValues(withAddress(args), {
    port: { type: 'string', default: String(defaultPort) },
    host: { type: 'string', default: '127.0.0.1' },
    'allow-host': { type: 'string', multiple: true, default: [] },
    scenario: { type: 'string' },
    'scenario-file': { type: 'string' },
    seed: { type: 'string' },
    data: { type: 'string' },
    situation: { type: 'string' },
    profile: { type: 'string' },
    'problem-types': { type: 'string' },
    help: { type: 'boolean' },
  });
  if (values.help) return null;
  const { scenario = null, 'scenario-file': scenarioFile = null, data = null, situation = null } = values;
  if (scenario !== null && scenarioFile !== null)
    throw new UsageError('--scenario and --scenario-file exclude each other.');
  if (scenario !== null && !scenarioNames.includes(scenario)) {
    throw new UsageError(`There is no scenario "${scenario}". There are: ${scenarioNames.join(', ')}.`);
  }
  if (situation !== null && (scenario ?? values.seed ?? data ?? null) !== null)
    throw new UsageError('--situation is given without --scenario, --seed and --data: it begins anew.');
  if (data === '') throw new UsageError('--data needs the path of a file.');
  return {
    port: wholeNumber('port', values.port, highestPort),
    host: hostOf(values.host),
    allowedHosts: values['allow-host'].map(allowedHost),
    scenario,
    scenarioFile,
    seed: values.seed === undefined ? null : wholeNumber('seed', values.seed, 2 ** 32),
    data,
    situation,
    profile: profileOf(values.profile),
    problemTypes: problemTypesOf(values['problem-types']),
  };
}

function hostOf(given: string): string {
  if (/^[\w.:%-]+$/.test(given)) return given;
  throw new UsageError(`--host was given "${given}": an address of this machine is expected.`);
}

/** A host as in an address: IPv6 in brackets. */
function allowedHost(given: string): string {
  const name = isIPv6(given) ? `[${given}]` : given;
  if (/^[\w-]+(\.[\w-]+)*$/.test(name) || isIPv6(/^\[(.+)\]$/.exec(name)?.[1] ?? '')) return name;
  throw new UsageError(`--allow-host was given "${given}": a name or address without port is expected.`);
}

function profileOf(given: string | undefined): PolicyProfileName | null {
  const profile = PolicyProfileName.options.find((name) => name === given);
  if (given === undefined || profile !== undefined) return profile ?? null;
  throw new UsageError(`There is no profile "${given}". There are: ${PolicyProfileName.options.join(', ')}.`);
}

/** The contract's problem types are https addresses without query and fragment. */
function problemTypesOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (URL.canParse(given) && /^https:\/\/[^\s?#]+$/.test(given)) return given.replace(/\/+$/, '');
  throw new UsageError(`--problem-types was given "${given}": an https address is expected.`);
}

/** The server's scenario and seed. Throws a sentence when the data file holds others than those requested. */
export function chosenOrigin(
  { scenario, seed, data }: Pick<ServerOptions, 'scenario' | 'seed' | 'data'>,
  saved: Origin | null,
): Origin {
  if (!saved) return { scenario: scenario ?? defaultScenario, seed: seed ?? 42 };
  if ((scenario ?? saved.scenario) === saved.scenario && (seed ?? saved.seed) === saved.seed) return saved;
  const held = `${data} holds the scenario ${saved.scenario} with the seed ${saved.seed}`;
  throw new Error(`${held}. Leave --scenario and --seed out to continue with it, or choose another file.`);
}
