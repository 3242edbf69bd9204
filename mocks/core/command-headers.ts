import { maxNamedInHeader } from '#contracts/changes/change.ts';
import { maySee } from './change-feed.ts';
import type { Subject } from './subject.ts';
import type { ChangeRow } from './rows.ts';

/**
 * Returns additional headers of a command's answer: `Audit-Event` for administrators, and `Changed` with the new
 * versions of all changed entities that the caller may see, or with their types if they are too many.
 */
export function commandHeaders(
  subject: Subject | null,
  auditEventId: string | null,
  changes: readonly ChangeRow[],
): Readonly<Record<string, string>> {
  const visible = changes.filter((change) => maySee(change, subject));
  return {
    ...(auditEventId !== null && subject?.kind === 'ADMINISTRATOR' ? { 'Audit-Event': auditEventId } : {}),
    ...(visible.length > 0 ? { Changed: changedText(visible) } : {}),
  };
}

/** "order/ord_…;version=4, plan/pln_…", or "order, plan". */
function changedText(changes: readonly ChangeRow[]): string {
  const named =
    changes.length > maxNamedInHeader
      ? new Set(changes.map(({ entity }) => entity.type))
      : changes.map(changeText);
  return [...named].join(', ');
}

const changeText = ({ entity, version }: ChangeRow) =>
  `${entity.type}/${entity.id}${version === null ? '' : `;version=${version}`}`;
