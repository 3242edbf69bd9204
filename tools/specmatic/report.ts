/** One request that Specmatic made from the document, and what it thinks of the answer. */
export interface Trial {
  /** "POST /v1/orders -> 201 with the request from the example 'one-thing'". */
  readonly scenario: string;
  readonly passed: boolean;
  /** Specmatic's rules that were broken: R0002 is an unexpected status, all others are about the shape. */
  readonly broken: readonly string[];
  readonly status: number | null;
  /** Whether the request carried a token. */
  readonly signedIn: boolean;
  /** The code of the problem, where the answer was one. */
  readonly code: string | null;
  /** What was wrong with each field, in the backend's words, where the problem says so. */
  readonly fieldCodes: readonly string[];
  /** The block of the log, for whoever has to look at it. */
  readonly text: string;
}

/** Reads what `specmatic test` prints. */
export function trialsOf(log: string): Trial[] {
  return log
    .split(/^-{20}$/m)
    .filter((block) => block.includes('  Request to '))
    .flatMap((text): Trial[] => {
      const verdict = /^Scenario: (.*) has (SUCCEEDED|FAILED)$/m.exec(text);
      if (!verdict) return [];
      const answer = text.slice(text.indexOf('\n  Response at '), verdict.index);
      const problem = answer.includes('application/problem+json') ? problemIn(answer) : null;
      return [
        {
          scenario: verdict[1] ?? '',
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

function problemIn(answer: string) {
  const codes = [...answer.matchAll(/"code": "([a-z-]+)"/g)].map(([, code = '']) => code);
  const errors = /"errors": \[[\s\S]*?\n {8}\]/.exec(answer)?.[0] ?? '';
  const fieldCodes = [...errors.matchAll(/"code": "([a-z-]+)"/g)].map(([, code = '']) => code);
  // The problem's own code comes before or after those of its fields.
  return { code: codes.find((code) => !fieldCodes.includes(code)) ?? null, fieldCodes };
}

export type Verdict = 'passed' | 'refused by a rule' | 'wrong';

/** Refusals of a request that the document allows: either the document says too little or the backend errs. */
const faults = [
  'malformed-request',
  'idempotency-key-required',
  'precondition-required',
  'unsupported-media-type',
  'content-too-large',
  'method-not-allowed',
  'session-expired',
  'forbidden',
  'internal',
  'maintenance',
];

/** Kinds of field errors that no JSON Schema can say: sums, check digits, a place in another list. */
const crossField = ['custom', 'foreign'];

export function verdictOf({ passed, broken, status, signedIn, code, fieldCodes }: Trial): Verdict {
  if (passed) return 'passed';
  if (status === null || broken.length === 0 || broken.some((rule) => rule !== 'R0002')) return 'wrong';
  if (code === null) return status < 300 ? 'refused by a rule' : 'wrong'; // 201 where 202 could have come
  if (code === 'validation-failed') {
    return fieldCodes.length > 0 && fieldCodes.every((field) => crossField.includes(field))
      ? 'refused by a rule'
      : 'wrong';
  }
  // An operation that anybody may call can still need a session for some of what it does.
  if (code === 'unauthenticated') return signedIn ? 'wrong' : 'refused by a rule';
  return faults.includes(code) ? 'wrong' : 'refused by a rule';
}
