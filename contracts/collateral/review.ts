import { LocalDate } from '#contracts/dates.ts';
import { described } from '#contracts/described.ts';
import { Money, PositiveMoney } from '#contracts/money.ts';
import { z } from '#contracts/z.ts';

export const ValuationMethod = described(
  z.enum(['APPRAISAL', 'PRICE_LIST', 'MARKET_FEED', 'DECLARED']),
  'How a value was determined.',
);
export type ValuationMethod = z.output<typeof ValuationMethod>;

export const Valuation = described(
  z.object({
    value: PositiveMoney,
    difference: described(Money, "The value less the owner's declared value; negative if it is lower."),
    method: ValuationMethod,
    valuedOn: LocalDate,
    validUntil: described(LocalDate, 'The last day on which it is valid.'),
  }),
  'The value of a collateral, and how long it is valid.',
);
export type Valuation = z.output<typeof Valuation>;

const shownReasons = ['VALUE_NOT_SHOWN', 'DOCUMENTS_UNCLEAR', 'OWNERSHIP_UNCLEAR', 'NOT_ACCEPTED'] as const;

export const RejectionReason = described(
  z.enum([...shownReasons, 'FRAUD_SUSPECTED']),
  'Why a collateral was rejected.',
);
export type RejectionReason = z.output<typeof RejectionReason>;

export const ShownRejection = described(
  z.enum(shownReasons),
  'The reason that the customer sees; suspected fraud is shown as not accepted.',
);
export type ShownRejection = z.output<typeof ShownRejection>;
