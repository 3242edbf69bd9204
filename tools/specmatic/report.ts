import { contract } from '#contracts/index.ts';
import { expectedRefusals } from './expected.ts';
import { plainPath } from './split-lists.ts';

/** One request that Specmatic made from the document, with its verdict on the answer. */
export interface Trial {
  /** "POST /v1/orders -> 201 with the request from the example 'one-thing'". */
  readonly scenario: string;
  /** Its name in the contract; null when the scenario names no operation of it. */
  readonly operation: string | null;
  readonly passed: boolean;
  /** Specmatic's rules that were broken: R0002 is an unexpected status, R2003 an unknown member, others are about the shape. */
  readonly broken: readonly string[];
  readonly status: number | null;
  /** Whether the request carried a token. */
  readonly signedIn: boolean;
  /** The code of the problem, where the answer was one. */
  readonly code: string | null;
  /** The backend's message for each invalid field, if the problem has any. */
  readonly fieldCodes: readonly string[];
  /** The block of the log, for a person who investigates it. */
  readonly text: string;
}

/** Reads what `specmatic test` prints. */
export function trialsOf(log: string): Trial[] {
  return log
    .split(/^-{20}$/m)
    .filter((block) => block.includes('  Request to '))
    .flatMap((text): Trial[] => {
      // Scenarios with generated requests have "+ve" or "-ve" in front: whether the request fits its schema.
      const verdict = /^(?:[+-]ve +)?Scenario: (.*) has (SUCCEEDED|FAILED)$/m.exec(text);
      if (!verdict) return [];
      const answer = text.slice(text.indexOf('\n  Response at '), verdict.index);
      const problem = answer.includes('application/problem+json') ? problemIn(answer) : null;
      return [
        {
          scenario: verdict[1] ?? '',
          operation: operationOf(verdict[1] ?? ''),
          passed: verdict[2] === 'SUCCEEDED',
          broken: [...text.slice(verdict.index).matchAll(/^\s+(R\d{4}): /gm)].map(([, rule = '']) => rule),
          status: Number(/^ {4}(\d{3}) /m.exec(answer)?.[1] ?? NaN) || null,
          signedIn: /^ {4}Authorization: /m.test(text),
          code: problem?.code ?? null,
          fieldCodes: problem?.fieldCodes ?? [],
          text: text.trim(),
        },
      ];
    });
}

/** "payOrder" for "POST /v1/orders/(orderId:OrderId)/pay -> 201 with …". */
function operationOf(scenario: string): string | null {
  const [method, path = ''] = scenario.split(' ');
  const template = plainPath(path.replace(/\((\w+):\w+\)/g, '{$1}'));
  const operation = Object.entries(contract).find(
    ([, one]) => one.method === method && one.path === template,
  );
  return operation?.[0] ?? null;
}

function problemIn(answer: string) {
  const codes = [...answer.matchAll(/"code": "([a-z-]+)"/g)].map(([, code = '']) => code);
  const errors = /"errors": \[[\s\S]*?\n {8}\]/.exec(answer)?.[0] ?? '';
  const fieldCodes = [...errors.matchAll(/"code": "([a-z-]+)"/g)].map(([, code = '']) => code);
  // The problem's own code comes before or after those of its fields.
  return { code: codes.find((code) => !fieldCodes.includes(code)) ?? null, fieldCodes };
}

export type Verdict = 'passed' | 'refused by a rule' | 'wrong';

/** Kinds of field errors that no JSON Schema can say: sums and parts of them, check digits, a cursor of another list, a card of last year. */
const crossField = ['custom', 'foreign', 'expired', 'unknown', 'sum'];

/**
 * An answer is wrong when its shape is, or when it is not listed as one that this operation may give instead of the
 * status that was asked for.
 */
export function verdictOf(trial: Trial): Verdict {
  if (trial.passed || isOnlyLarger(trial)) return 'passed';
  const { broken, code, fieldCodes } = trial;
  if (broken.length === 0 || broken.some((rule) => rule !== 'R0002')) return 'wrong';
  const expectation = expectationOf(trial);
  const rules = [...crossField, ...(expectation?.fieldCodes ?? [])];
  if (code === 'validation-failed' && !fieldCodes.every((field) => rules.includes(field))) return 'wrong';
  return expectation ? 'refused by a rule' : 'wrong';
}

/** Answers are open: a backend may add members. Specmatic's own setting for that mixes up alternatives in requests. */
const isOnlyLarger = ({ broken }: Trial) => broken.length > 0 && broken.every((rule) => rule === 'R2003');

/** Finds the expected outcome of this operation. */
export function expectationOf({ operation, status, code, signedIn }: Trial) {
  // A request with a valid session must not be refused because of a missing one.
  if (code === 'unauthenticated' && signedIn) return undefined;
  return expectedRefusals.find(
    ({ outcome, operations }) =>
      outcome === (code ?? status) && operations.some((name) => name === operation),
  );
}
