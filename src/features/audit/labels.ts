import type { AuditAction } from '#contracts/audit/actions.ts';

/** "payment.refunded" reads "Payment refunded". */
export function actionName(action: AuditAction): string {
  const words = action.replace('.', ' ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
