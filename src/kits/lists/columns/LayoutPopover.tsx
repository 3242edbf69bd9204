import type { ReactElement } from 'react';
import { FilterPopover } from '#src/kits/lists/filters/FilterPopover.tsx';
import { LayoutForm } from './LayoutForm.tsx';
import type { LayoutControl } from './use-layout.ts';

interface Props extends LayoutControl {
  readonly button: ReactElement;
}

/** The popover with the columns and density of a list. */
export default function LayoutPopover({ button, ...control }: Props) {
  return (
    <FilterPopover button={button}>
      <LayoutForm {...control} />
    </FilterPopover>
  );
}
