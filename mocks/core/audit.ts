import type { AuditAction } from '#contracts/audit/actions.ts';
import type { Actor, EntityChange } from '#contracts/audit/event.ts';
import type { EntityReference } from '#contracts/entities.ts';
import { deletedName } from './format.ts';
import { invariant } from '#mocks/errors/invariant.ts';
import type { Row } from '#mocks/store/row-set.ts';
import type { RowChange } from '#mocks/store/table-definition.ts';
import { auditMember } from './audit-members.ts';
import { memberOf } from './member.ts';
import type { AuditEventRow } from './rows.ts';
import type { Work } from './work.ts';

export interface AuditEntry {
  /** Called when the part is done; undefined for operations that never change audited data. */
  readonly action: () => AuditAction | undefined;
  readonly actor: Actor;
  readonly approvedBy: Actor | null;
  readonly reason: string | null;
  readonly note: string | null;
}

export const system: Actor = { kind: 'SYSTEM', id: 'system', name: 'Tranche' };

/**
 * Runs a part of a transaction and writes its changes as one audit event; the id is null when nothing audited has
 * changed. Rows that an inner part has already recorded are not repeated.
 */
export function audited<Result>(
  work: Work,
  entry: AuditEntry,
  part: () => Result,
): { readonly result: Result; readonly auditEventId: string | null } {
  const outer = work.audited;
  work.audited = new Set();
  try {
    return work.transaction.attempt(() => {
      const result = part();
      return { result, auditEventId: record(work, entry) };
    });
  } finally {
    for (const key of work.audited) outer.add(key);
    work.audited = outer;
  }
}

function record(work: Work, { action: named, ...entry }: AuditEntry): string | null {
  const { transaction, now, today, requestId } = work;
  const differences = transaction.changes().flatMap((change) => {
    const key = `${change.table}/${change.id}`;
    if (work.audited.has(key)) return [];
    const difference = differenceOf(change);
    return difference ? [{ key, difference }] : [];
  });
  if (differences.length === 0) return null;
  const changes = differences.map(({ difference }) => difference);
  const names = changes.map(({ entity }) => entity.type).join(', ');
  const action = named();
  invariant(action, `Something changed (${names}), but the endpoint has no name for the audit.`);
  for (const { key } of differences) work.audited.add(key);
  const event: AuditEventRow = {
    id: transaction.random.ulid('aud', now),
    at: now,
    businessDate: today,
    ...entry,
    action,
    entity: mainOf(action, changes),
    changes,
    requestId,
  };
  return transaction.tables.auditEvents.insert(event).id;
}

/** Returns the first entity of the type that the action names: "order" for "order.confirmed". */
function mainOf(action: AuditAction, changes: readonly EntityChange[]): EntityReference {
  const kind = action.slice(0, action.indexOf('.'));
  const main = changes.find(({ entity }) => entity.type === kind) ?? changes[0];
  invariant(main, 'An event of the audit has a change.');
  return main.entity;
}

/** Returns what an entity's change says in the audit; null if it has not changed. */
export function changeOf(changes: readonly RowChange[], { type, id }: EntityReference): EntityChange | null {
  const entityChange = changes.find((change) => change.entity?.type === type && change.id === id);
  return entityChange ? differenceOf(entityChange) : null;
}

/** Returns the members that differ; null for rows that are not in the contract, and if only hidden members differ. */
export function differenceOf({ entity, id, before, after }: RowChange): EntityChange | null {
  if (!entity || entity.isReportedElsewhere?.(before, after)) return null;
  const hidden = new Set<string>(entity.hidden);
  // a name that is deleted is not written down once more
  const isErased = (name: string) => memberOf(after, name) === deletedName;
  const differs = (name: string) =>
    !hidden.has(name) &&
    !isErased(name) &&
    JSON.stringify(memberOf(before, name)) !== JSON.stringify(memberOf(after, name));
  const names = Object.keys({ ...before, ...after }).filter(differs);
  if (names.length === 0) return null;
  const pick = (row: Row | undefined) =>
    row ? Object.fromEntries(names.map((name) => [name, auditMember(row, name, entity.amounts)])) : null;
  return { entity: { type: entity.type, id }, before: pick(before), after: pick(after) };
}
