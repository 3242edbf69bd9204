import { described } from '#contracts/described.ts';
import { Count, Days } from '#contracts/integers.ts';
import { UserId } from '#contracts/ids.ts';
import { NonNegativeMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';
import { PersonName, RiskTier } from './user.ts';

export const CustomerFigures = described(
  z.object({
    id: UserId,
    fullName: PersonName,
    riskTier: RiskTier,
    principalLeft: NonNegativeMoney,
    openPlans: Count,
    daysPastDue: described(
      Days,
      'Days that the oldest unpaid instalment of any plan is past its due date; 0 if none is.',
    ),
    monthlyIncome: described(
      z.nullable(NonNegativeMoney),
      'The monthly income that the customer stated last; null if never.',
    ),
  }),
  'What a decision about a customer rests on.',
);
export type CustomerFigures = z.output<typeof CustomerFigures>;
