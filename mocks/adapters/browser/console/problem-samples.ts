import type { Endpoint } from '#contracts/endpoint.ts';
import { problemsOf } from '#contracts/problems-of.ts';
import { type ProblemCode, problems } from '#contracts/problem.ts';
import { problemTitles } from '#contracts/problem-titles.ts';
import { defaultProblemTypes, written } from '#mocks/core/response.ts';

/** An answer that a fault can give in place of an endpoint's own. */
export interface Sample {
  readonly code: string;
  readonly title: string;
  readonly status: number;
  readonly body: string;
}

/** Values for the members that problems have beside the common ones. */
const members = {
  retryAfterS: 60,
  limit: 60,
  until: null,
  reason: 'idle',
  attemptsLeft: 2,
  declineCode: 'insufficient-funds',
  retryable: true,
  paymentId: 'pay_sample',
  supportRef: 'SUP-0001',
  requiredPermission: 'users.read',
  entity: 'plan',
  from: 'ACTIVE',
  action: 'pay',
  allowed: ['pay'],
  alternatives: [],
  currentVersion: 99,
  errors: [{ pointer: '', code: 'refused', message: 'Refused by a fault of the demo console' }],
  reasons: [{ code: 'refused', message: 'Refused by a fault of the demo console' }],
  requested: { amount: '100.00', currency: 'EUR' },
  available: { amount: '50.00', currency: 'EUR' },
  max: 1,
} as const;

/** The problems of an endpoint that these values fit, each as an answer; a fault needs nothing else. */
export function samplesOf(endpoint: Endpoint): readonly Sample[] {
  return problemsOf(endpoint).flatMap((code) => sampleOf(code, endpoint.path) ?? []);
}

function sampleOf(code: ProblemCode, instance: string): Sample | null {
  const { status, schema } = problems[code];
  const title = problemTitles[code];
  const type = `${defaultProblemTypes}/${code}`;
  const detail = 'This was asked for in the demo console.';
  const common = { type, title, status, detail, instance, code, requestId: 'req-fault' };
  const whole = { ...members, ...common };
  return schema.safeParse(whole).success ? { code, title, status, body: written(schema, whole) } : null;
}
