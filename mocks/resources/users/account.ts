import type { Subject } from '#mocks/core/subject.ts';
import { raise } from '#mocks/core/handler-result.ts';
import type { Reads } from '#mocks/resources/tables.ts';
import type { UserRecord } from './record.ts';

/** Returns the caller's customer account. Administrators have none. */
export function accountOf(
  { users }: Pick<Reads, 'users'>,
  { id }: Pick<Subject, 'id'>,
  otherwise = 'Only customers have an account to change.',
): UserRecord {
  // oxlint-disable-next-line tranche/direct-refusal -- who asks has no account, so nothing with a lifecycle
  return users.get(id) ?? raise('customers-only', otherwise);
}
