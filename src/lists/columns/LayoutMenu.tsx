import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { FilterButton } from '#src/lists/filters/FilterButton.tsx';
import type { LayoutControl } from './use-layout.ts';

const LayoutForm = lazy(() => import('./LayoutForm.tsx'));

/** The button that opens the columns and density settings of a list. */
export function LayoutMenu({ control }: { readonly control: LayoutControl }) {
  return (
    <FilterButton text="Columns" isNarrowing={control.layout.columns !== null}>
      <Suspense fallback={<Skeleton w="18rem" h="16rem" />}>
        <LayoutForm {...control} />
      </Suspense>
    </FilterButton>
  );
}
