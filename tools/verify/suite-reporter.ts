import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { stripVTControlCharacters } from 'node:util';

/** How many results are told by one line of progress. */
const step = 100;

interface Failure {
  readonly message: string;
  readonly diff?: string | undefined;
  readonly cause?: unknown;
}

const plain = (text: string) => stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim();

/** What Vitest and fast-check say of a failure, as a sentence about an answer. */
export function sentenceOf(message: string): string {
  return plain(message)
    .replace(/ \/\/ Object\.is equality$/, '')
    .replace(/^Property failed .*? Counterexample: (.*?) (Shrunk|Got|Hint).*$/, 'is wrong for $1')
    .replace(
      /expected ([^{}]*?) to (?:be less than|be|deeply equal|equal) ([^{}]*)$/,
      'answered $1, expected $2',
    )
    .replace(
      /expected .*\{.* to (?:deeply equal|equal|match object) .*$/,
      'the answer is not what is expected',
    )
    .slice(0, 400);
}

/** The members that differ, a line each. */
const differences = (diff: string | undefined): readonly string[] =>
  stripVTControlCharacters(diff ?? '')
    .split('\n')
    .filter((line) => /^[-+] /.test(line) && !/^(- Expected|\+ Received)$/.test(line.trim()))
    .slice(0, 12)
    .map((line) => `${line.startsWith('-') ? 'expected' : 'answered'}  ${line.slice(2).trim()}`);

const isFailure = (cause: unknown): cause is Failure =>
  typeof cause === 'object' && cause !== null && 'message' in cause && typeof cause.message === 'string';

const detailsOf = ({ message, diff, cause }: Failure): readonly string[] => [
  `  ${sentenceOf(message)}`,
  ...differences(diff).map((line) => `    ${line}`),
  ...(isFailure(cause) ? detailsOf(cause) : []),
];

/** The lines for a case that has failed: its name, what was expected, and the last requests with their answers. */
export const failureLines = (
  name: string,
  failures: readonly Failure[],
  exchanges: readonly string[],
): readonly string[] => [
  `wrong      ${name}`,
  ...[...failures.flatMap(detailsOf), ...exchanges.map((exchange) => `  after ${exchange}`)].map(
    (line) => `           ${line}`,
  ),
];

/** Tells the cases of the suite in the words of `npm run verify`: what is wrong, and how far it has come. */
export default class SuiteReporter implements Reporter {
  private tried = 0;
  private failed = 0;

  onTestCaseResult(testCase: TestCase): void {
    const { state, errors } = testCase.result();
    const { notReached, exchanges = [] } = testCase.meta();
    if (state === 'pending' || (state === 'skipped' && notReached === undefined)) return; // left out by --only
    this.tried += 1;
    if (state === 'failed') {
      this.failed += 1;
      const name = testCase.fullName.replaceAll(' > ', ': ');
      for (const line of failureLines(name, errors, exchanges)) console.log(line);
    }
    if (this.tried % step === 0) console.log(`${this.tried} cases tried, ${this.failed} wrong`);
  }

  /** What fails before its cases begin, such as the preparation of a list. */
  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors())
      console.log(`wrong      ${module.relativeModuleId}: ${sentenceOf(error.message)}`);
    for (const suite of module.children.allSuites())
      for (const error of suite.errors())
        for (const line of failureLines(suite.fullName, [error], [])) console.log(line);
  }
}
