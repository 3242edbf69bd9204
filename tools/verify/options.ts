import { argumentValues, UsageError, wholeNumber } from '#mocks/adapters/server/usage.ts';
import { addressOf, expectTestSystem, testSystemOption } from './addresses.ts';
import { isFlow, selectedNames } from './selection.ts';
import type { Target } from './send.ts';
import type { SuiteRun } from './suite.ts';

export const usage = `Checks the answers of a backend against the contract. Without --writes it only reads.
  --base-url URL             what comes before /v1 in its addresses: https://api.example.test/api
  --token T                  a customer's token; without it their own data is not tried
  --administrator-token T    an administrator's token; without it the administration is not tried
  --timeout SECONDS          how long an answer may take, 1 to 600; default: 10
  --writes                   then runs the contract suite, which sends every command
  --control URL              where the backend's test installation is controlled: docs/test-control.md. The suite then
                             REPLACES ALL DATA; without it, it works with those that are there, and says of each case
                             what it has not reached
  --token-of CONTACT=T       without --control: a token of one more person whom the suite names; can be repeated
  --against mock             also compares what the random sequences are answered with what the mock answers
  --only NAMES               tries these operations only, by their operationId: getMe,updateMe; of the suite also the
                             random sequences of these flows: payment,paying ahead
  --report DIR               writes what the suite found there: junit.xml, results.json, index.html
  --yes-this-is-a-test-system
                             allows --writes at an address that is not of this machine
  --help                     shows this
Each operation that only reads is asked for what the lists contain, for what does not exist (404) and, when it is
protected, without a token and with one that was never given out (401). It is not tried further when its token is missing
or lacks a permission, or when nothing was found to ask for. What answers 404, 405 or 501 without a token is not built. Exit code 0: nothing is wrong; 1: something is, or nothing answers as the contract says;
2: wrong arguments. docs/another-backend.md says how to get tokens and how to read the result.
`;

/** What a run does: it reads `target`, and then tries `suite` if commands may be sent. */
export interface Verification {
  readonly target: Target;
  readonly suite: SuiteRun | null;
  /** The operations and flows that are tried; null for all. */
  readonly only: readonly string[] | null;
}

/** Null when help was requested; throws UsageError for wrong arguments. */
export function verifyOptions(args: readonly string[]): Verification | null {
  const values = argumentValues(args, {
    'base-url': { type: 'string' },
    token: { type: 'string' },
    'administrator-token': { type: 'string' },
    timeout: { type: 'string', default: '10' },
    writes: { type: 'boolean', default: false },
    control: { type: 'string' },
    'token-of': { type: 'string', multiple: true },
    against: { type: 'string' },
    only: { type: 'string' },
    report: { type: 'string' },
    [testSystemOption]: { type: 'boolean', default: false },
    help: { type: 'boolean' },
  });
  if (values.help) return null;
  const seconds = wholeNumber('timeout', values.timeout, 600);
  if (seconds === 0) throw new UsageError('--timeout was given "0": at least a second is expected.');
  const baseUrl = addressOf('base-url', values['base-url']);
  const target = {
    baseUrl,
    token: tokenOf('token', values.token),
    administratorToken: tokenOf('administrator-token', values['administrator-token']),
    timeoutMs: seconds * 1_000,
  };
  const only = selectedNames(values.only);
  if (!values.writes) {
    const idle = (['control', 'token-of', 'against', 'report'] as const).find(
      (name) => values[name] !== undefined,
    );
    if (idle) throw new UsageError(`--${idle} is for the suite, which --writes runs.`);
    const flow = only?.find(isFlow);
    if (flow) throw new UsageError(`--only names ${flow}, whose commands --writes sends.`);
    return { target, suite: null, only };
  }
  const { against = null } = values;
  if (against !== null && against !== 'mock')
    throw new UsageError(`--against was given "${against}": the backend can be compared with "mock".`);
  const controlUrl = values.control === undefined ? null : addressOf('control', values.control);
  for (const url of [baseUrl, controlUrl])
    if (url !== null) expectTestSystem('writes', url, values[testSystemOption]);
  const tokens = {
    ...(target.token !== null && { customer: target.token }),
    ...(target.administratorToken !== null && { administrator: target.administratorToken }),
    ...Object.fromEntries((values['token-of'] ?? []).map(personOf)),
  };
  return {
    target,
    only,
    suite: { baseUrl, controlUrl, tokens, against, only, report: values.report ?? null },
  };
}

/** The token itself is never printed. */
function tokenOf(option: string, given: string | undefined): string | null {
  if (given === undefined || /^[\x21-\x7e]+$/.test(given)) return given ?? null;
  throw new UsageError(`--${option} needs a token: printable characters without spaces.`);
}

/** "support@tranche.example=tr_…" */
function personOf(given: string): readonly [contact: string, token: string] {
  const [, contact, token] = /^([^=]+)=(.+)$/.exec(given) ?? [];
  if (contact === undefined) throw new UsageError('--token-of needs a contact, "=" and a token.');
  return [contact, tokenOf('token-of', token) ?? ''];
}
