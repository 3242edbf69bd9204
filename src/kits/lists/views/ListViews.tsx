import { selectMobileLayout } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import type { ViewChoice } from './named-views.ts';
import { ViewChips } from './ViewChips.tsx';
import { ViewSelect } from './ViewSelect.tsx';

interface Props {
  readonly namedFilters: readonly ViewChoice[];
  readonly saved: readonly ViewChoice[];
}

/** The maximum number of chips side by side. */
const maxChips = 5;

/** The views of a list: chips while they fit into one row with the search, else a select. */
export function ListViews({ namedFilters, saved }: Props) {
  const isMobile = useAppSelector(selectMobileLayout);
  const count = namedFilters.length + saved.length;
  if (count === 1) return null; // "all rows" alone is no choice
  if (isMobile || count > maxChips) return <ViewSelect namedFilters={namedFilters} saved={saved} />;
  return (
    <>
      {namedFilters.length > 1 && <ViewChips label="View" choices={namedFilters} />}
      {saved.length > 0 && <ViewChips label="Saved views" choices={saved} />}
    </>
  );
}
