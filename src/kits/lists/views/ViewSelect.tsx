import { NativeSelect } from '@mantine/core';
import classes from '#src/kits/lists/ListTools.module.css';
import type { ViewChoice } from './named-views.ts';

interface Props {
  readonly namedFilters: readonly ViewChoice[];
  readonly saved: readonly ViewChoice[];
}

/** The select's value while no view matches the filters; it can be no view's id. */
const other = '-';

/** The views of a list as a select, where chips do not fit. */
export function ViewSelect({ namedFilters, saved }: Props) {
  const choices = [...saved, ...namedFilters];
  const shownChoice = choices.find(({ isShown }) => isShown);
  const options = (some: readonly ViewChoice[]) =>
    some.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
  return (
    <NativeSelect
      aria-label="View"
      size="sm"
      className={classes.views}
      value={shownChoice?.value ?? other}
      onChange={({ currentTarget: { value } }) => choices.find((choice) => choice.value === value)?.show()}
    >
      {!shownChoice && (
        <option value={other} hidden>
          Custom
        </option>
      )}
      {options(namedFilters)}
      {saved.length > 0 && <optgroup label="Saved views">{options(saved)}</optgroup>}
    </NativeSelect>
  );
}
