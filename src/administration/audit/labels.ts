import type { AuditAction } from '#contracts/audit/actions.ts';
import { refundReasons } from '#src/resources/payments/labels.ts';
import { capitalised } from '#src/ui/format/capitalised.ts';

const known: Readonly<Record<string, string>> = refundReasons;

/**
 * Returns a reason with its leading code in words: "RETURN: unopened" becomes "Goods returned: unopened"; a person's
 * own text is unchanged.
 */
export const reasonText = (reason: string | null) =>
  reason === null
    ? '–'
    : reason.replace(
        /^[A-Z][A-Z_]+(?=: |$)/,
        (code) => known[code] ?? capitalised(code.replaceAll('_', ' ').toLowerCase()),
      );

/** What the name of an action would not say. A payment that was made may have failed at once. */
const ownNames: Partial<Record<AuditAction, string>> = {
  'payment.made': 'Payment submitted',
  'plan.aged': 'Plan moved to a later arrears stage',
};

/** Formats "payment.refunded" as "Payment refunded". */
export const actionName = (action: AuditAction): string =>
  ownNames[action] ?? capitalised(action.replace('.', ' ').replaceAll('-', ' '));
