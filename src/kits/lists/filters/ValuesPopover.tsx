import type { ComponentProps, ReactElement } from 'react';
import { FilterPopover } from './FilterPopover.tsx';
import { FilterValues } from './FilterValues.tsx';

interface Props extends ComponentProps<typeof FilterValues> {
  readonly button: ReactElement;
}

/** The popover with the values of a filter. */
export default function ValuesPopover({ button, ...filter }: Props) {
  return (
    <FilterPopover button={button}>
      <FilterValues {...filter} />
    </FilterPopover>
  );
}
