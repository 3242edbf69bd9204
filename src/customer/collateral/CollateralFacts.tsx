import type { Collateral } from '#contracts/collateral/collateral.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { type Fact, SumList } from '#src/ui/parts/Facts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Share } from '#src/ui/format/Share.tsx';
import { uncountedStatuses } from '#src/resources/collateral/labels.ts';

/** The value of an item: as its owner estimates it, as the reviewer has set it, and how much of it counts. */
export function CollateralFacts({ collateral }: { readonly collateral: Collateral }) {
  const { status, type, lendable } = collateral;
  const counts = (
    <>
      <Money value={lendable} /> (<Share bps={10_000 - type.haircutBps} />)
    </>
  );
  return (
    <SumList
      items={[
        ...values(collateral),
        ...(uncountedStatuses.has(status) ? [] : [{ label: 'Lending value', value: counts }]),
        ...(collateral.valuation
          ? [{ label: 'Valid until', value: <DateText value={collateral.valuation.validUntil} /> }]
          : []),
      ]}
    />
  );
}

function values({ valuation, declaredValue }: Collateral): readonly Fact[] {
  const estimate = { label: 'Your estimate', value: <Money value={declaredValue} /> };
  if (!valuation) return [estimate];
  const { value, difference } = valuation;
  return [
    { label: 'Value set by the reviewer', value: <Money value={value} /> },
    ...(difference.amountMinor === 0
      ? []
      : [estimate, { label: 'Difference', value: <Money value={difference} /> }]),
  ];
}
