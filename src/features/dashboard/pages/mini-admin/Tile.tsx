import { Skeleton } from '@mantine/core';
import type { Actionable } from '#src/actions/action.ts';
import { type List, listAddress } from '#src/lists/define-list.ts';
import type { ListEndpoint } from '#src/lists/list-types.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Count } from '#src/ui/Count.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import classes from './Overview.module.css';

interface Props<E extends ListEndpoint, View extends string, Entity extends Actionable> {
  readonly label: string;
  readonly list: List<E, View, Entity>;
  /** All rows without it. */
  readonly view?: NoInfer<View>;
  /** How many rows the view has; undefined while that is on its way. */
  readonly total: number | undefined;
  /** More than none of these is something to look at. */
  readonly alarming?: boolean;
}

/** How many rows a list has, and the way to exactly these. */
export function Tile<E extends ListEndpoint, View extends string, Entity extends Actionable>({
  label,
  list,
  view,
  total,
  alarming = false,
}: Props<E, View, Entity>) {
  const alarm = alarming && total !== undefined && total > 0;
  return (
    <li className={classes.tile} data-alarm={alarm || undefined}>
      <AppLink to={listAddress(list, view)}>{label}</AppLink>
      <strong className={classes.figure}>
        {total === undefined ? <Skeleton width="4rem" height="1.75rem" /> : <Count value={total} />}
        {alarm && <Icon name="warning" size={16} />}
      </strong>
    </li>
  );
}
