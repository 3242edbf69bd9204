import { AmountsValues } from './AmountsValues.tsx';
import { ChoiceValues } from './ChoiceValues.tsx';
import { DaysValues } from './DaysValues.tsx';
import type { OpenFilter } from './filter.ts';
import type { ListControl } from '#src/kits/lists/use-list-query.ts';

interface Props {
  readonly filter: OpenFilter;
  readonly control: ListControl;
}

/** The control for a filter's values, by the kind of filter. */
export function FilterValues({ filter, control }: Props) {
  switch (filter.kind) {
    case 'days':
    case 'moments':
      return <DaysValues filter={filter} control={control} />;
    case 'amounts':
      return <AmountsValues filter={filter} control={control} />;
    case 'choice':
      return <ChoiceValues filter={filter} control={control} />;
  }
}
