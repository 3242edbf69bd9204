import { mayKnow } from './change-feed.ts';
import type { Subject } from './handler.ts';
import type { ChangeRow } from './rows.ts';

/**
 * What the answer of a command says in headers beside its own: `Audit-Event` for administrators, and `Changed`, the new versions of everything of the caller's that has changed: "order/ord_…;version=4, plan/pln_…".
 */
export function commandHeaders(
  subject: Subject | null,
  auditEventId: string | null,
  changes: readonly ChangeRow[],
): Readonly<Record<string, string>> {
  const known = changes.filter((change) => mayKnow(change, subject));
  return {
    ...(auditEventId !== null && subject?.kind === 'ADMINISTRATOR' ? { 'Audit-Event': auditEventId } : {}),
    ...(known.length > 0 ? { Changed: known.map(changeText).join(', ') } : {}),
  };
}

const changeText = ({ entity, version }: ChangeRow) =>
  `${entity.type}/${entity.id}${version === null ? '' : `;version=${version}`}`;
