import type { AuditAction } from '#contracts/audit/actions.ts';
import { capitalised } from '#src/ui/capitalised.ts';

/**
 * Returns a reason with its leading code in words: "RETURN: unopened" becomes "Return: unopened"; a person's own text
 * is unchanged.
 */
export const reasonText = (reason: string | null) =>
  reason === null
    ? '–'
    : reason.replace(/^[A-Z][A-Z_]+(?=: |$)/, (code) => capitalised(code.replaceAll('_', ' ').toLowerCase()));

/** Formats "payment.refunded" as "Payment refunded". A payment that was made may have failed at once. */
export function actionName(action: AuditAction): string {
  if (action === 'payment.made') return 'Payment submitted';
  const words = action.replace('.', ' ').replaceAll('-', ' ');
  return capitalised(words);
}
