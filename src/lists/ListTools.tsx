import { useId, useState } from 'react';

import choice from './Choice.module.css';
import classes from './ListTools.module.css';
import type { Filter } from './list-url.ts';
import { ListSearch } from './ListSearch.tsx';
import { searchWords } from './search-words.ts';
import type { ListControl } from './use-list-query.ts';

export interface SortChoice {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly name: string;
  readonly control: ListControl;
  /** Cards have no headers to press, and folded columns have none either: then sorting is a choice. */
  readonly sorts?: readonly SortChoice[] | undefined;
  /** The content's mobile form: filters wait behind a button. */
  readonly folded: boolean;
}

/** Search, filters and, where not every column has a header, the order. */
export function ListTools({ name, control, sorts, folded }: Props) {
  const { filters, view } = control;
  const chosen = Object.values(view.filter).flat().length;
  // The first filter is the one people use; the others, and all of them on a small screen, unfold on demand.
  const [asked, setAsked] = useState<boolean | null>(null);
  const inline = folded ? [] : filters.slice(0, 1);
  const further = folded ? filters : filters.slice(1);
  const hidden = further.some(({ name: filter }) => (view.filter[filter] ?? []).length > 0);
  const open = asked ?? (!folded && hidden);
  const foldId = useId();
  return (
    <div className={classes.tools}>
      <div className={classes.toolRow}>
        <ListSearch
          name={name}
          searches={searchWords(control.searches)}
          value={view.q}
          onSearch={control.search}
        />
        {inline.map((filter) => (
          <Chips key={filter.name} filter={filter} control={control} />
        ))}
        {further.length > 0 && (
          <button
            type="button"
            className={classes.chip}
            aria-expanded={open}
            aria-controls={foldId}
            onClick={() => setAsked(!open)}
          >
            {folded ? 'Filters' : 'More filters'}
            {folded && chosen > 0 && ` (${chosen})`}
          </button>
        )}
        {sorts && (
          <label className={choice.choice}>
            <span>Sort by</span>
            <select value={view.sort} onChange={(event) => control.setSort(event.currentTarget.value)}>
              {sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {further.length > 0 && (
        <div id={foldId} hidden={!open} className={classes.fold}>
          {further.map((filter) => (
            <Chips key={filter.name} filter={filter} control={control} named />
          ))}
        </div>
      )}
    </div>
  );
}

interface ChipsProps {
  readonly filter: Filter;
  readonly control: ListControl;
  readonly named?: boolean;
}

function Chips({ filter, control, named = false }: ChipsProps) {
  const chosen = control.view.filter[filter.name] ?? [];
  return (
    <div role="group" aria-label={filter.label} className={classes.chips}>
      {named && (
        <span aria-hidden="true" className={classes.chipsName}>
          {filter.label}
        </span>
      )}
      {filter.values.map(({ value, label }) => {
        const on = chosen.includes(value);
        return (
          <button
            key={value}
            type="button"
            className={classes.chip}
            aria-pressed={on}
            onClick={() => control.toggle(filter.name, value)}
          >
            {label}
            {on && <span aria-hidden="true"> ×</span>}
          </button>
        );
      })}
    </div>
  );
}
