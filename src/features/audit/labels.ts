import type { AuditAction } from '#contracts/audit/actions.ts';
import { capitalised } from '#src/ui/capitalised.ts';

/** A reason may begin with a code, "RETURN: unopened", which reads "Return: unopened"; what a person wrote is said as it is. */
export const reasonText = (reason: string | null) =>
  reason === null
    ? '–'
    : reason.replace(/^[A-Z][A-Z_]+(?=: |$)/, (code) => capitalised(code.replaceAll('_', ' ').toLowerCase()));

/** "payment.refunded" reads "Payment refunded". */
export function actionName(action: AuditAction): string {
  const words = action.replace('.', ' ').replaceAll('-', ' ');
  return capitalised(words);
}
