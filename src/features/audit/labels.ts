import type { AuditAction } from '#contracts/audit/actions.ts';
import { refundReasons } from '#src/features/payments/labels.ts';
import { capitalised } from '#src/ui/capitalised.ts';

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

/** Formats "payment.refunded" as "Payment refunded". A payment that was made may have failed at once. */
export function actionName(action: AuditAction): string {
  if (action === 'payment.made') return 'Payment submitted';
  const words = action.replace('.', ' ').replaceAll('-', ' ');
  return capitalised(words);
}
