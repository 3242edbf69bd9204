import { argumentValues, UsageError, wholeNumber } from '#mocks/adapters/server/usage.ts';
import type { Target } from './send.ts';

export const usage = `Checks the answers of a backend against the contract. It only reads.
  --base-url URL             what comes before /v1 in its addresses: https://api.example.test/api
  --token T                  a customer's token; without it their own data is not tried
  --administrator-token T    an administrator's token; without it the administration is not tried
  --timeout SECONDS          how long an answer may take, 1 to 600; default: 10
  --help                     shows this
Each operation that only reads is asked for what the lists contain, for what does not exist (404) and, when it is
protected, without a token (401). It is not tried further when its token is missing or lacks a permission, or when
nothing was found to ask for. Exit code 0: nothing is wrong; 1: something is, or nothing answers as the contract says;
2: wrong arguments. docs/another-backend.md says how to get tokens and how to read the result.
`;

/** Null when help was requested; throws UsageError for wrong arguments. */
export function verifyOptions(args: readonly string[]): Target | null {
  const values = argumentValues(args, {
    'base-url': { type: 'string' },
    token: { type: 'string' },
    'administrator-token': { type: 'string' },
    timeout: { type: 'string', default: '10' },
    help: { type: 'boolean' },
  });
  if (values.help) return null;
  const seconds = wholeNumber('timeout', values.timeout, 600);
  if (seconds === 0) throw new UsageError('--timeout was given "0": at least a second is expected.');
  return {
    baseUrl: baseUrlOf(values['base-url']),
    token: tokenOf('token', values.token),
    administratorToken: tokenOf('administrator-token', values['administrator-token']),
    timeoutMs: seconds * 1_000,
  };
}

function baseUrlOf(given: string | undefined): string {
  if (given === undefined) throw new UsageError('--base-url is missing.');
  if (URL.canParse(given) && /^https?:\/\/[^\s?#]+$/i.test(given)) return given.replace(/\/+$/, '');
  throw new UsageError(`--base-url was given "${given}": an http or https address is expected.`);
}

/** The token itself is never printed. */
function tokenOf(option: string, given: string | undefined): string | null {
  if (given === undefined || /^[\x21-\x7e]+$/.test(given)) return given ?? null;
  throw new UsageError(`--${option} needs a token: printable characters without spaces.`);
}
