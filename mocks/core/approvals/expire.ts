import type { Instant } from '#contracts/dates.ts';
import { audited, system } from '#mocks/core/audit.ts';
import type { CoreTables } from '#mocks/core/tables.ts';
import type { Work } from '#mocks/core/work.ts';
import type { ReadTables } from '#mocks/store/state.ts';
import { approvalLifecycle } from './lifecycle.ts';

const next = (tables: Pick<ReadTables<CoreTables>, 'approvals'>) =>
  tables.approvals.page({ order: 'expiresAt', in: { status: ['PENDING'] }, limit: 1 }).rows[0];

/** Returns when the next approval expires. */
export const approvalsDueAt = (tables: ReadTables<CoreTables>): Instant | null =>
  next(tables)?.expiresAt ?? null;

/** Expires every approval whose deadline has passed (transition A4). */
export function expireApprovals(work: Work): void {
  const { approvals } = work.transaction.tables;
  for (;;) {
    const approval = next({ approvals });
    if (!approval || approval.expiresAt > work.now) return;
    const status = approvalLifecycle.take(approval, 'clock', { approval, now: work.now });
    audited(
      work,
      { action: () => 'approval.expired', actor: system, approvedBy: null, reason: null, note: null },
      () =>
        approvals.replace({
          ...approval,
          status,
          decidedAt: approval.expiresAt,
          version: approval.version + 1,
        }),
    );
  }
}
