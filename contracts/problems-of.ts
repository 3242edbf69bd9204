import type { Endpoint } from './endpoint.ts';
import type { ProblemCode } from './problem.ts';

/** Returns every problem that a caller has to handle: the operation's own and those of its features. */
export function problemsOf(definition: Endpoint): readonly ProblemCode[] {
  const { params, body, access, idempotent, dryRun, bulk, version } = definition;
  return [
    ...new Set<ProblemCode>([
      ...definition.problems,
      ...((body
        ? ['malformed-request', 'content-too-large', 'unsupported-media-type']
        : []) satisfies ProblemCode[]),
      'validation-failed', // of the body, or of a query with a name that the operation does not have
      ...((params ? ['not-found'] : []) satisfies ProblemCode[]),
      ...((access === 'public' ? [] : ['unauthenticated', 'session-expired']) satisfies ProblemCode[]),
      ...((access === 'administrator' ? ['forbidden'] : []) satisfies ProblemCode[]),
      ...((idempotent
        ? [
            'malformed-request',
            'idempotency-key-required',
            'idempotency-in-progress',
            'idempotency-key-reused',
          ]
        : []) satisfies ProblemCode[]),
      ...((dryRun ? ['dry-run-unavailable'] : []) satisfies ProblemCode[]),
      ...((bulk ? ['too-many-rows'] : []) satisfies ProblemCode[]),
      ...((version === 'requires'
        ? ['precondition-required', 'version-conflict']
        : []) satisfies ProblemCode[]),
      'internal',
      'maintenance',
      'storage-unavailable',
    ]),
  ];
}
