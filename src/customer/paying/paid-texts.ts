import type { Money } from '#contracts/money.ts';
import type { Payment } from '#contracts/payments/payment.ts';
import type { Plan } from '#contracts/plans/plan.ts';

type Purpose = Payment['purpose'];

/** A plan as it was before the payment. */
type PaidPlan = Pick<Plan, 'id' | 'dueNow' | 'next'>;

interface PaidPart {
  readonly planId: string;
  readonly amount: Money;
}

/** What the receipt of instalments says: what was due comes first, one whole instalment is named. */
export function instalmentsPaidText(plans: readonly PaidPlan[], parts: readonly PaidPart[]): string {
  const paid = plans.filter(({ id }) => parts.some(({ planId }) => planId === id));
  if (paid.some(({ dueNow }) => dueNow.amountMinor > 0)) return 'It has gone to what was due first.';
  const [only] = parts;
  const next = parts.length === 1 ? paid[0]?.next : null;
  return next && next.lineNo > 0 && only?.amount.amountMinor === next.amount.amountMinor
    ? `Instalment ${next.lineNo} is paid.`
    : 'It has gone to the next instalments.';
}

/** What the receipt of a payment says that changes the plan as a whole. */
export function planPaidText(purpose: Exclude<Purpose, 'INSTALMENT'>, title: string): string {
  switch (purpose) {
    case 'DOWN_PAYMENT':
      return 'Your plan has started.';
    case 'PREPAYMENT':
      return 'Your instalments were recomputed.';
    case 'SETTLEMENT':
      return `${title} is paid off.`;
    case 'WITHDRAWAL':
      return `You have withdrawn from the plan for ${title}. Nothing more is due.`;
  }
}
