import type { AvailableOffer, Quote } from '#contracts/orders/quote.ts';
import { stripOf } from './quote-strip.ts';
import { ScheduleStrip } from './ScheduleStrip.tsx';

interface Props {
  readonly quote: AvailableOffer | Quote;
  /** 8 px in the row of a choice, otherwise 12 px. */
  readonly size?: 'row' | 'card';
}

/** The schedule strip of an offer. */
export function QuoteStrip({ quote, size = 'card' }: Props) {
  const { offer, schedule, totalPayable } = quote;
  return (
    <ScheduleStrip
      segments={stripOf(schedule)}
      currency={totalPayable.currency}
      size={size}
      label={`Schedule of ${offer.name}`}
    />
  );
}
