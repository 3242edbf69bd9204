import { NativeSelect } from '@mantine/core';
import { memo, type ReactNode } from 'react';
import { selectMobileLayout } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { FilterMenu } from '#src/kits/lists/filters/FilterMenu.tsx';
import { isOpen } from '#src/kits/lists/filters/filter.ts';
import classes from './ListTools.module.css';
import { ListSearch } from './ListSearch.tsx';
import { MoreFilters } from '#src/kits/lists/filters/MoreFilters.tsx';
import { ReferencePill } from '#src/kits/lists/filters/ReferencePill.tsx';
import type { ListControl } from './use-list-query.ts';

export interface SortChoice {
  readonly value: string;
  readonly label: string;
}

export interface ListToolsProps {
  readonly name: string;
  readonly control: ListControl;
  readonly isFetching: boolean;
  /** The views as chips or as one select. */
  readonly views?: ReactNode;
  /** The menu of saved views. */
  readonly savedViews?: ReactNode;
  /** Sort orders to choose from: with cards instead of headers, with a narrow table beside them. */
  readonly sorts: readonly SortChoice[];
  /** Buttons for the rows as a whole: columns, export. */
  readonly tools?: ((onLeave: () => void) => ReactNode) | undefined;
}

/** The maximum number of filters shown side by side; the others are in the filter drawer. */
const maxFilters = 5;
const stay = () => undefined;

/** Search, views, filters and, for cards, the order: in one row above cards and in two above a table. */
export function ListTools(props: ListToolsProps) {
  const { name, control, isFetching, views, savedViews, sorts, tools } = props;
  const isMobile = useAppSelector(selectMobileLayout);
  const search = (
    <ListSearch
      name={name}
      searches={control.searches}
      value={control.view.q}
      isFetching={isFetching}
      onSearch={control.search}
    />
  );
  const sort = sorts.length > 0 && (
    <NativeSelect
      aria-label="Sort by"
      size="xs"
      data={[...sorts]}
      value={control.view.sort}
      onChange={(event) => control.setSort(event.currentTarget.value)}
    />
  );
  if (!tools) {
    return (
      <div className={classes.tools}>
        {search}
        {sort}
        {control.filters.length > 0 &&
          (isMobile ? <AllFilters control={control} /> : <Filters control={control} />)}
      </div>
    );
  }
  if (isMobile) {
    return (
      <div className={classes.tools} data-form="row">
        {search}
        {views}
        <MoreFilters text="Filters" count={Object.keys(control.view.filter).length} control={control}>
          {(close) => (
            <>
              {sort}
              <div className={classes.filters}>
                {savedViews}
                {tools(close)}
              </div>
            </>
          )}
        </MoreFilters>
      </div>
    );
  }
  return (
    <>
      <div className={classes.tools}>
        {search}
        {views}
        {savedViews}
      </div>
      <div className={classes.filters}>
        <Filters control={control} />
        <div className={classes.tail}>{tools(stay)}</div>
      </div>
    </>
  );
}

/** The button that opens all filters; it shows how many are applied. */
const AllFilters = ({ control }: { readonly control: ListControl }) => (
  <MoreFilters text="Filters" count={Object.keys(control.view.filter).length} control={control} />
);

/** Filters side by side. Applied filters are always visible. */
const Filters = memo(function Filters({ control }: { readonly control: ListControl }) {
  const { filters, view } = control;
  const open = filters.filter(isOpen);
  const isFew = open.length <= maxFilters + 1;
  const isSeen = (index: number, name: string) => isFew || index < maxFilters || view.filter[name];
  return (
    <div className={classes.filters} role="group" aria-label="Filters">
      {open.map(
        (filter, index) =>
          isSeen(index, filter.name) && <FilterMenu key={filter.name} filter={filter} control={control} />,
      )}
      {filters.map(
        (filter) =>
          filter.kind === 'reference' && (
            <ReferencePill key={filter.name} filter={filter} control={control} />
          ),
      )}
      {!isFew && <MoreFilters text="More filters" count={0} control={control} />}
    </div>
  );
});
