import { maxBodyCharacters } from './endpoint.ts';
import type { ProblemCode } from './problem.ts';

interface Check {
  readonly name: string;
  /** What is so when the check passes. */
  readonly passed: string;
  /** Its answers when it fails. */
  readonly codes: readonly ProblemCode[];
}

/** The checks of a request in their order: the first one that fails is the answer. An operation has some of them. */
export const checks = [
  {
    name: 'address',
    passed: 'The address exists and has the method.',
    codes: ['not-found', 'method-not-allowed'],
  },
  { name: 'session', passed: 'The caller is logged in.', codes: ['unauthenticated', 'session-expired'] },
  {
    name: 'permission',
    passed: 'The administrator has the permission of the operation.',
    codes: ['forbidden'],
  },
  { name: 'id', passed: 'The parameters of the path have their form.', codes: ['not-found'] },
  { name: 'query', passed: 'The query fits.', codes: ['validation-failed'] },
  {
    name: 'media type',
    passed: 'The body says that it is JSON in UTF-8.',
    codes: ['unsupported-media-type'],
  },
  {
    name: 'length',
    passed: `The body has at most ${maxBodyCharacters} characters.`,
    codes: ['content-too-large'],
  },
  { name: 'JSON', passed: 'The body can be parsed.', codes: ['malformed-request'] },
  { name: 'body', passed: 'The body fits its schema.', codes: ['validation-failed'] },
  {
    name: 'dry run',
    passed: '`Dry-Run` can be read, and the operation can be tried.',
    codes: ['malformed-request', 'dry-run-unavailable'],
  },
  {
    name: 'key',
    passed: '`Idempotency-Key` is a UUID (bare or quoted).',
    codes: ['idempotency-key-required'],
  },
  { name: 'If-Match', passed: '`If-Match` was sent.', codes: ['precondition-required'] },
  {
    name: 'running',
    passed: 'No request with this key is running.',
    codes: ['idempotency-in-progress'],
  },
  {
    name: 'reused',
    passed: 'The key is new or comes with its first body, which is answered as before.',
    codes: ['idempotency-key-reused'],
  },
  {
    name: 'person',
    passed:
      'The caller is a customer where only customers are served, and has the permission of a second person where one is needed.',
    codes: ['customers-only', 'forbidden'],
  },
  {
    name: 'resource',
    passed: 'The resource exists and is the caller’s; a list below a resource looks for it before its query.',
    codes: ['not-found'],
  },
  { name: 'version', passed: '`If-Match` names the current version.', codes: ['version-conflict'] },
] as const satisfies readonly Check[];
