import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { AmountsFilterMenu } from './AmountsFilterMenu.tsx';
import { DaysFilterMenu } from './DaysFilterMenu.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import classes from './ListTools.module.css';
import { ListSearch } from './ListSearch.tsx';
import { ReferencePill } from './ReferencePill.tsx';
import { searchWords } from './search-words.ts';
import type { ListControl } from './use-list-query.ts';
import { type NamedFilter, ViewChips } from './ViewChips.tsx';

export interface SortChoice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly name: string;
  readonly views: Readonly<Record<string, NamedFilter>>;
  readonly savedViews?: ReactNode;
  readonly control: ListControl;
  /** Orders to choose from where there are no column headers to press. */
  readonly sorts: readonly SortChoice[];
  /** What concerns the rows as a whole: their columns, an export. */
  readonly tools?: ReactNode;
}

/** Search, views, filters and, on cards, the order. */
export function ListTools({ name, views, savedViews, control, sorts, tools }: Props) {
  const { filters, view } = control;
  return (
    <div className={classes.tools}>
      <ListSearch
        name={name}
        searches={searchWords(control.searches)}
        value={view.q}
        onSearch={control.search}
      />
      <ViewChips views={views} control={control} />
      {savedViews}
      <div className={classes.filters} role="group" aria-label="Filters">
        {filters.map((filter) => {
          switch (filter.kind) {
            case 'choice':
              return <FilterMenu key={filter.name} filter={filter} control={control} />;
            case 'days':
            case 'moments':
              return <DaysFilterMenu key={filter.name} filter={filter} control={control} />;
            case 'amounts':
              return <AmountsFilterMenu key={filter.name} filter={filter} control={control} />;
            case 'reference':
              return <ReferencePill key={filter.name} filter={filter} control={control} />;
          }
        })}
        {sorts.length > 0 && (
          <NativeSelect
            aria-label="Sort by"
            size="xs"
            data={[...sorts]}
            value={view.sort}
            onChange={(event) => control.setSort(event.currentTarget.value)}
          />
        )}
        {tools}
      </div>
    </div>
  );
}
