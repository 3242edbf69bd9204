import type { AvailableOffer, Quote } from '#contracts/orders/quote.ts';
import { stripOf } from './quote-strip.ts';
import { ScheduleStrip } from './ScheduleStrip.tsx';

/** The schedule strip of an offer, on a card. */
export function QuoteStrip({ quote }: { quote: AvailableOffer | Quote }) {
  const { offer, schedule, totalPayable } = quote;
  return (
    <ScheduleStrip
      segments={stripOf(schedule)}
      currency={totalPayable.currency}
      size="card"
      label={`Schedule of ${offer.name}`}
    />
  );
}
