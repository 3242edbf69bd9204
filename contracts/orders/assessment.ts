import { Instant } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { AssessmentId, OrderId, UserId } from '#contracts/ids.ts';
import { Bps, EnteredMoney, Money, NonNegativeMoney, oneCurrency, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const StatedBudget = described(
  z
    .object({
      monthlyIncome: EnteredMoney,
      monthlyExpenses: EnteredMoney,
      existingObligations: described(
        EnteredMoney,
        "Monthly payments for other loans and instalments; without the customer's plans here, which are known.",
      ),
    })
    .check(
      z.refine(
        (budget) => oneCurrency(budget.monthlyIncome, budget.monthlyExpenses, budget.existingObligations),
        { path: ['monthlyExpenses'], message: 'All three amounts must be in one currency' },
      ),
    ),
  "A customer's stated monthly budget.",
);
export type StatedBudget = z.output<typeof StatedBudget>;

export const AssessmentDecision = described(
  z.enum(['APPROVED', 'REFERRED', 'DECLINED']),
  'APPROVED: the customer can afford the instalment. REFERRED: a person decides. DECLINED: the customer cannot afford it.',
);
export type AssessmentDecision = z.output<typeof AssessmentDecision>;

export const AssessmentReason = described(
  z.object({
    code: z.enum(['nothing-left', 'instalment-too-high', 'debts-too-high']),
    message: described(z.string().check(z.minLength(1)), 'A sentence with the figures.'),
  }),
  'A reason against approving a budget at once.',
);
export type AssessmentReason = z.output<typeof AssessmentReason>;

export const CreditAssessment = described(
  z.object({
    id: AssessmentId,
    userId: UserId,
    orderId: OrderId,
    ...StatedBudget.shape,
    planInstalments: described(NonNegativeMoney, "What the customer's open plans take each month."),
    instalment: described(PositiveMoney, 'The regular instalment of the quote that was assessed.'),
    disposable: described(
      Money,
      'Income less expenses, obligations and instalments of plans; negative when they are more than the income.',
    ),
    maxInstalment: described(NonNegativeMoney, 'Half of what remains, rounded down.'),
    dstiBps: described(
      z.nullable(z.int().check(z.gte(0))),
      'Obligations and all instalments as a share of the income, rounded up; null without an income.',
    ),
    maxDstiBps: described(Bps, 'The maximum share of the income for all instalments together.'),
    decision: AssessmentDecision,
    reasons: described(z.array(AssessmentReason), 'Empty when approved.'),
    maxFinanced: described(
      NonNegativeMoney,
      'The maximum that the chosen plan could finance within both limits.',
    ),
    remedy: described(
      z.nullable(z.object({ downPaymentBps: Bps, downPayment: PositiveMoney })),
      'The smallest down payment, in whole percent, with which it would be approved; null if none suffices.',
    ),
    createdAt: Instant,
    validUntil: described(
      Instant,
      'Until then an order can be submitted and confirmed with it, and the amounts are used for further orders.',
    ),
  }),
  'Whether a customer can pay an instalment from what remains each month, and why.',
);
export type CreditAssessment = z.output<typeof CreditAssessment>;

export const BudgetReview = described(
  z.object({
    status: z.enum(['PENDING', 'APPROVED', 'DECLINED']),
    note: described(z.nullable(z.string()), "The customer's note; null without one."),
    requestedAt: Instant,
    reason: described(z.nullable(z.string()), 'The reason as the customer reads it; null while pending.'),
    decidedAt: z.nullable(Instant),
  }),
  "A person's review of a budget that was not approved.",
);
export type BudgetReview = z.output<typeof BudgetReview>;

export const BudgetDecision = described(
  z.enum(['NONE', ...AssessmentDecision.options]),
  'The decision about a budget, by the rules or by a person; REFERRED while a person has not decided. NONE: not stated.',
);
export type BudgetDecision = z.output<typeof BudgetDecision>;

export const BudgetReviewState = described(
  z.enum(['NONE', ...BudgetReview.shape.status.options]),
  'Whether a review of a budget was requested, and its result.',
);
