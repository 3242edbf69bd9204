import type { EntityReference } from '#contracts/entities.ts';
import type { RowChange } from '#mocks/store/table-definition.ts';
import { memberOf } from './member.ts';
import type { ChangeRow } from './rows.ts';
import type { Work } from './work.ts';

/** The number of changes that the feed keeps. */
export const maxChanges = 1_000;

/** The cursor before the first change. */
export const firstCursor = cursorOf(0, '00000000');

function cursorOf(no: number, mark: string): string {
  return `${String(no).padStart(12, '0')}-${mark}`;
}

/** Adds one row to the feed for each entity that a transaction has changed, and deletes the oldest rows. */
export function feedChanges({ transaction, now }: Work): readonly ChangeRow[] {
  const { changes } = transaction.tables;
  let no = Number.parseInt(changes.page({ order: 'id', falling: true, limit: 1 }).rows[0]?.id ?? '0', 10);
  const reportedElsewhere = new Set<string>();
  const rows = transaction.changes().flatMap((change) => {
    const row = changeRowOf(change);
    if (!row || change.entity?.isUnannounced?.(change.before, change.after)) return [];
    if (change.entity?.isReportedElsewhere?.(change.before, change.after)) {
      if (reportedElsewhere.has(change.table)) return [];
      reportedElsewhere.add(change.table);
    }
    no += 1;
    // A random part of the cursor, so that cursors of another scenario or from before a reset are unknown to this
    // feed.
    const mark = transaction.random.next().toString(16).padStart(8, '0');
    return [changes.insert({ ...row, id: cursorOf(no, mark), at: now })];
  });
  const surplus = Math.max(0, changes.size - maxChanges);
  for (const { id } of changes.page({ order: 'id', limit: surplus }).rows) changes.delete(id);
  return rows;
}

function changeRowOf({ entity, id, before, after }: RowChange): Omit<ChangeRow, 'id' | 'at'> | null {
  const row = after ?? before;
  if (!entity || !row) return null;
  const reference: EntityReference = { type: entity.type, id };
  const version = memberOf(after, 'version');
  return {
    entity: reference,
    version: typeof version === 'number' ? version : null,
    ownerId: entity.owner?.(row) ?? null,
    isPublic: entity.isPublic ?? false,
  };
}

/** Returns whether a person may see a change. */
export function maySee(
  { ownerId, isPublic }: Pick<ChangeRow, 'ownerId' | 'isPublic'>,
  subject: { readonly kind: string; readonly id: string } | null,
): boolean {
  return isPublic || subject?.kind === 'ADMINISTRATOR' || (subject !== null && ownerId === subject.id);
}
