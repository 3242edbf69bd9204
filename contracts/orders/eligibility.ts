import { NonNegativeMoney } from '#contracts/money.ts';
import { ProblemReason } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';

/** Whether the caller can open another plan, before an order exists. */
export const Eligibility = z
  .object({
    eligible: z.boolean(),
    /** Every reason against it, in plain words; empty for a caller who can. */
    reasons: z.array(ProblemReason),
    /** What can still be financed under the credit limit. */
    available: NonNegativeMoney,
  })
  .check(
    z.refine(({ eligible, reasons }) => eligible === (reasons.length === 0), {
      path: ['reasons'],
      message: 'Whoever cannot open a plan has a reason, and nobody else',
    }),
  );
export type Eligibility = z.output<typeof Eligibility>;
