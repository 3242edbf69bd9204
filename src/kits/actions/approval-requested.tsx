import type { Approval } from '#contracts/approvals/approval.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';

/**
 * The receipt of a command that waits for a second administrator.
 * @param done what has not happened yet: "changed"
 */
export const approvalRequested = (
  { id, expiresAt }: Pick<Approval, 'id' | 'expiresAt'>,
  done: 'changed' | 'been refunded' | 'been credited' | 'been given' | 'been created' | 'ended',
) => ({
  title: 'Approval requested',
  text: (
    <>
      Nothing has {done} yet. A second administrator has to approve it by <DateTimeText value={expiresAt} />.
    </>
  ),
  auditOf: id,
});
