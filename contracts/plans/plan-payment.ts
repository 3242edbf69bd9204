import { described } from '#contracts/described.ts';
import { PlanId, PlanNumber, Version } from '#contracts/ids.ts';
import { NonNegativeMoney, PositiveMoney } from '#contracts/money.ts';
import { Allocation, Payment, PaymentStatus } from '#contracts/payments/payment.ts';
import { z } from '#contracts/z.ts';
import { PlanStatus } from './plan.ts';

/** The part of a payment for one plan. */
const Part = z.object({ planId: PlanId, amount: PositiveMoney });
type Part = z.output<typeof Part>;

/** Each plan once, all in one currency. */
const listOf = <Given extends Part>(part: z.ZodMiniType<Given>) =>
  z.array(part).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine((parts) => new Set(parts.map(({ planId }) => planId)).size === parts.length, {
      message: 'Each plan once',
    }),
    z.refine((parts) => new Set(parts.map(({ amount }) => amount.currency)).size === 1, {
      message: 'One charge is in one currency',
    }),
  );

export const Parts = described(
  listOf(Part),
  'The plans that one charge pays for, each once, in one currency.',
);

export const SeenParts = described(
  listOf(z.extend(Part, { version: Version })),
  'With the version of each plan that the customer has seen, so that nothing is paid twice.',
);

export const PlanPayment = described(
  z.object({
    total: PositiveMoney,
    status: PaymentStatus,
    payments: z.array(Payment).check(z.minLength(1)),
  }),
  'One charge with one payment for each plan: all of them succeed, or none.',
);
export type PlanPayment = z.output<typeof PlanPayment>;

export const PreviewedPart = described(
  z.object({
    planId: PlanId,
    number: PlanNumber,
    title: z.string(),
    amount: PositiveMoney,
    allocations: z.array(Allocation),
    leftToPay: NonNegativeMoney,
    dueNow: NonNegativeMoney,
    status: PlanStatus,
  }),
  'The allocation of a part of a payment, and what would remain of its plan.',
);
export type PreviewedPart = z.output<typeof PreviewedPart>;

export const PlanPaymentPreview = described(
  z.object({ total: PositiveMoney, parts: z.array(PreviewedPart) }),
  'The allocation of the payment in each plan, and what would remain.',
);
export type PlanPaymentPreview = z.output<typeof PlanPaymentPreview>;
