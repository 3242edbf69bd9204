import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { AmountsForm } from './AmountsForm.tsx';
import type { Filter } from './filter.ts';
import { amountsIn, amountsText } from './spans.ts';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

interface Props {
  readonly filter: Extract<Filter, { kind: 'amounts' }>;
  readonly control: ListControl;
}

/** The fields of a filter by amounts. */
export function AmountsValues({ filter: { name, label }, control }: Props) {
  const { currency } = useConfiguration();
  const chosen = amountsIn(control.view.filter[name]?.[0]) ?? {};
  return (
    <AmountsForm
      key={amountsText(chosen)}
      label={label}
      value={chosen}
      currency={currency}
      onChange={(span) => {
        const text = amountsText(span);
        control.filterBy(name, amountsIn(text) === null ? [] : [text]);
      }}
    />
  );
}
