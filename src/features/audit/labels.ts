import type { AuditAction } from '#contracts/audit/actions.ts';
import { capitalised } from '#src/ui/capitalised.ts';

/** "payment.refunded" reads "Payment refunded". */
export function actionName(action: AuditAction): string {
  const words = action.replace('.', ' ').replaceAll('-', ' ');
  return capitalised(words);
}
