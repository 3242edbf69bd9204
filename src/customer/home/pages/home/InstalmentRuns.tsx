import { Fragment } from 'react';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { Money } from '#src/ui/format/Money.tsx';

/** Every instalment after today: "5 × €183.69, then €183.71". */
export function InstalmentRuns({
  quote: { instalments, downPayment },
}: {
  readonly quote: Pick<AvailableOffer, 'instalments' | 'downPayment'>;
}) {
  const { currency } = downPayment;
  return instalments.map(({ amountMinor, count }, at) => (
    <Fragment key={at}>
      {at > 0 && ', then '}
      <Money value={{ amountMinor, currency }} {...(count > 1 && { times: count })} />
    </Fragment>
  ));
}
