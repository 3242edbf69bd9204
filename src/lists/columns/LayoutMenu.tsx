import { Skeleton } from '@mantine/core';
import { FilterButton } from '#src/lists/filters/FilterButton.tsx';
import { lazyInline } from '#src/ui/lazy-inline.tsx';
import type { LayoutControl } from './use-layout.ts';

const LayoutForm = lazyInline(() => import('./LayoutForm.tsx'), <Skeleton w="18rem" h="16rem" />);

/** The button that opens the columns and density settings of a list. */
export function LayoutMenu({ control }: { readonly control: LayoutControl }) {
  return (
    <FilterButton text="Columns" isNarrowing={control.layout.columns !== null}>
      <LayoutForm {...control} />
    </FilterButton>
  );
}
