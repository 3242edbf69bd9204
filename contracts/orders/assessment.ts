import { Instant } from '#contracts/dates.ts';
import { AssessmentId, OrderId, UserId } from '#contracts/ids.ts';
import { Bps, EnteredMoney, Money, NonNegativeMoney, oneCurrency, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

/** A customer's stated monthly budget. */
export const StatedBudget = z
  .object({
    monthlyIncome: EnteredMoney,
    monthlyExpenses: EnteredMoney,
    /** Monthly payments for other loans and instalments; without the customer's plans here, which are known. */
    existingObligations: EnteredMoney,
  })
  .check(
    z.refine(
      (budget) => oneCurrency(budget.monthlyIncome, budget.monthlyExpenses, budget.existingObligations),
      { path: ['monthlyExpenses'], message: 'All three amounts must be in one currency' },
    ),
  );
export type StatedBudget = z.output<typeof StatedBudget>;

/** APPROVED: the customer can afford the instalment. REFERRED: a person decides. DECLINED: the customer cannot afford it. */
export const AssessmentDecision = z.enum(['APPROVED', 'REFERRED', 'DECLINED']);
export type AssessmentDecision = z.output<typeof AssessmentDecision>;

/** A reason against approving a budget at once. */
export const AssessmentReason = z.object({
  code: z.enum(['nothing-left', 'instalment-too-high', 'debts-too-high']),
  /** A sentence with the figures. */
  message: z.string().check(z.minLength(1)),
});
export type AssessmentReason = z.output<typeof AssessmentReason>;

/** Whether a customer can pay an instalment from what remains each month, and why. */
export const CreditAssessment = z.object({
  id: AssessmentId,
  userId: UserId,
  orderId: OrderId,
  ...StatedBudget.shape,
  /** What the customer's open plans take each month. */
  planInstalments: NonNegativeMoney,
  /** The regular instalment of the quote that was assessed. */
  instalment: PositiveMoney,
  /** Income less expenses, obligations and instalments of plans; negative when they are more than the income. */
  disposable: Money,
  /** Half of what remains, rounded down. */
  maxInstalment: NonNegativeMoney,
  /** Obligations and all instalments as a share of the income, rounded up; null without an income. */
  dstiBps: z.nullable(z.int().check(z.gte(0))),
  /** The maximum share of the income for all instalments together. */
  maxDstiBps: Bps,
  decision: AssessmentDecision,
  /** Empty when approved. */
  reasons: z.array(AssessmentReason),
  /** The maximum that the chosen plan could finance within both limits. */
  maxFinanced: NonNegativeMoney,
  /** The smallest down payment, in whole percent, with which it would be approved; null if none suffices. */
  remedy: z.nullable(z.object({ downPaymentBps: Bps, downPayment: PositiveMoney })),
  createdAt: Instant,
  /** Until then an order can be submitted and confirmed with it, and the amounts are used for further orders. */
  validUntil: Instant,
});
export type CreditAssessment = z.output<typeof CreditAssessment>;

/** A person's review of a budget that was not approved. */
export const BudgetReview = z.object({
  status: z.enum(['PENDING', 'APPROVED', 'DECLINED']),
  /** The customer's note; null without one. */
  note: z.nullable(z.string()),
  requestedAt: Instant,
  /** The reason as the customer reads it; null while pending. */
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(Instant),
});
export type BudgetReview = z.output<typeof BudgetReview>;

/** The decision about a budget, by the rules or by a person; REFERRED while a person has not decided. NONE: not stated. */
export const BudgetDecision = z.enum(['NONE', ...AssessmentDecision.options]);
export type BudgetDecision = z.output<typeof BudgetDecision>;

/** Whether a review of a budget was requested, and its result. */
export const BudgetReviewState = z.enum(['NONE', ...BudgetReview.shape.status.options]);
