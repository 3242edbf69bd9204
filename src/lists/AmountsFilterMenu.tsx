import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { FilterButton } from './FilterButton.tsx';
import type { Filter } from './filter.ts';
import { amountsIn, type AmountSpan, amountsText } from './spans.ts';
import type { ListControl } from './use-list-query.ts';

const AmountsForm = lazy(() => import('./AmountsForm.tsx'));

interface Props {
  readonly filter: Extract<Filter, { kind: 'amounts' }>;
  readonly control: ListControl;
}

/** A filter by amounts: its name and the chosen span; the fields open on a press. */
export function AmountsFilterMenu({ filter: { name, label }, control }: Props) {
  const { currency } = useConfiguration();
  const moneyText = useMoneyText();
  const chosen = amountsIn(control.view.filter[name]?.[0]);
  const text = (amountMinor: number) => moneyText({ amountMinor, currency });
  return (
    <FilterButton
      text={chosen === null ? label : `${label}: ${spanText(chosen, text)}`}
      isNarrowing={chosen !== null}
    >
      <Suspense fallback={<Skeleton w="16rem" h="10rem" />}>
        <AmountsForm
          key={amountsText(chosen ?? {})}
          label={label}
          value={chosen ?? {}}
          currency={currency}
          onChange={(span) => {
            const written = amountsText(span);
            control.filterBy(name, amountsIn(written) === null ? [] : [written]);
          }}
        />
      </Suspense>
    </FilterButton>
  );
}

function spanText({ gte, lte }: AmountSpan, text: (amountMinor: number) => string): string {
  if (gte === undefined) return `up to ${text(lte ?? 0)}`;
  return lte === undefined ? `from ${text(gte)}` : `${text(gte)} to ${text(lte)}`;
}
