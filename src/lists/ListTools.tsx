import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { selectMobileLayout } from '#src/platform/shell.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { FilterMenu } from '#src/lists/filters/FilterMenu.tsx';
import { isOpen } from '#src/lists/filters/FilterValues.tsx';
import classes from './ListTools.module.css';
import { ListSearch } from './ListSearch.tsx';
import { MoreFilters } from '#src/lists/filters/MoreFilters.tsx';
import { ReferencePill } from '#src/lists/filters/ReferencePill.tsx';
import { searchWords } from './search-words.ts';
import type { ListControl } from './use-list-query.ts';

export interface SortChoice {
  readonly value: string;
  readonly label: string;
}

export interface ListToolsProps {
  readonly name: string;
  readonly control: ListControl;
  /** The views, as chips or as one field. */
  readonly views?: ReactNode;
  /** What can be done with saved views. */
  readonly savedViews?: ReactNode;
  /** Orders to choose from: instead of headers above cards, beside those of a table that is short of room. */
  readonly sorts: readonly SortChoice[];
  /** What concerns the rows as a whole: their columns, an export. */
  readonly tools?: ((onLeave: () => void) => ReactNode) | undefined;
}

/** Filters beside each other, at most; the others are one press away. */
const mostFilters = 5;
const stay = () => undefined;

/** Search, views, filters and, on cards, the order: one row of them above cards, two above a table. */
export function ListTools(props: ListToolsProps) {
  const { name, control, views, savedViews, sorts, tools } = props;
  const isMobile = useAppSelector(selectMobileLayout);
  const search = (
    <ListSearch
      name={name}
      searches={searchWords(control.searches)}
      value={control.view.q}
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
        <div className={classes.tail}>
          {sort && <div className={classes.beside}>{sort}</div>}
          {tools(stay)}
        </div>
      </div>
    </>
  );
}

/** All of them behind one button, which says how many narrow the list. */
const AllFilters = ({ control }: { readonly control: ListControl }) => (
  <MoreFilters text="Filters" count={Object.keys(control.view.filter).length} control={control} />
);

/** Those that narrow the list are always seen. */
function Filters({ control }: { readonly control: ListControl }) {
  const { filters, view } = control;
  const open = filters.filter(isOpen);
  const isFew = open.length <= mostFilters + 1;
  const isSeen = (index: number, name: string) => isFew || index < mostFilters || view.filter[name];
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
}
