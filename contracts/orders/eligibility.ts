import { described } from '#contracts/described.ts';
import { NonNegativeMoney } from '#contracts/money.ts';
import { ProblemReason } from '#contracts/problem.ts';
import { z } from '#contracts/z.ts';

export const Eligibility = described(
  z
    .object({
      eligible: z.boolean(),
      reasons: described(
        z.array(ProblemReason),
        'Every reason against it, in plain words; empty for a caller who can.',
      ),
      available: described(NonNegativeMoney, 'What can still be financed under the credit limit.'),
    })
    .check(
      z.refine(({ eligible, reasons }) => eligible === (reasons.length === 0), {
        path: ['reasons'],
        message: 'Whoever cannot open a plan has a reason, and no one else',
      }),
    ),
  'Whether the caller can open another plan, before an order exists.',
);
export type Eligibility = z.output<typeof Eligibility>;
