import type { AuditAction } from '#contracts/audit/actions.ts';
import type { AuditEvent } from '#contracts/audit/event.ts';
import type { EntityType } from '#contracts/entities.ts';
import { refundReasons } from '#src/resources/payments/labels.ts';
import { capitalised } from '#src/ui/format/capitalised.ts';

const reasonNames: Readonly<Record<string, string>> = refundReasons;

const isCode = (reason: string) => /^[A-Z][A-Z_]+$/.test(reason);

/** Returns "Goods returned: unopened" for the code RETURN with a note, a text that a person wrote as it is, and "–" for neither. */
export const reasonText = (event: Pick<AuditEvent, 'reason' | 'note'>): string => reasonIn(event) ?? '–';

/** The same, but null for neither. */
export function reasonIn({ reason, note }: Pick<AuditEvent, 'reason' | 'note'>): string | null {
  const reasonName =
    reason !== null && isCode(reason)
      ? (reasonNames[reason] ?? capitalised(reason.replaceAll('_', ' ').toLowerCase()))
      : reason;
  return [reasonName, note].filter((text) => text !== null).join(': ') || null;
}

/** What the name of an action would not say. A payment that was made may have failed at once. */
const ownNames: Partial<Record<AuditAction, string>> = {
  'payment.made': 'Payment submitted',
  'plan.aged': 'Plan moved to a later arrears stage',
};

/** Formats "payment.refunded" as "Payment refunded". */
export const actionName = (action: AuditAction): string =>
  ownNames[action] ?? capitalised(action.replace('.', ' ').replaceAll('-', ' '));

/** The name of a kind of entity: "Saved view". */
export const typeName = (type: EntityType): string => capitalised(type.replaceAll('-', ' '));
