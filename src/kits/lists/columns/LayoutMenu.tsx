import { FilterButton } from '#src/kits/lists/filters/FilterButton.tsx';
import type { LayoutControl } from './use-layout.ts';

/** The button that opens the columns and density settings of a list. */
export function LayoutMenu({ control }: { readonly control: LayoutControl }) {
  const isChosen = control.layout.columns !== null;
  return (
    <FilterButton text="Columns" isNarrowing={isChosen}>
      {({ LayoutForm }) => <LayoutForm {...control} />}
    </FilterButton>
  );
}
