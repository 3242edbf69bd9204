import { Skeleton, UnstyledButton } from '@mantine/core';
import type { Actionable } from '#src/actions/action.ts';
import { describeError } from '#src/errors/api-error.ts';
import { type List, listAddress, useCount } from '#src/lists/define-list.ts';
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
  /** More than none of these is something to look at. */
  readonly alarming?: boolean;
}

/** How many rows a list has, and the way to exactly these. It fails alone: the tiles beside it keep working. */
export function Tile<E extends ListEndpoint, View extends string, Entity extends Actionable>({
  label,
  list,
  view,
  alarming = false,
}: Props<E, View, Entity>) {
  const { data, error, isFetching, refetch } = useCount(list, view);
  const failed = error !== undefined && !isFetching;
  const total = data?.total ?? null;
  const alarm = alarming && total !== null && total > 0;
  return (
    <li className={classes.tile} data-alarm={alarm || undefined}>
      <AppLink to={listAddress(list, view)}>{label}</AppLink>
      {failed ? (
        <span role="alert" className={classes.failure}>
          {describeError(error).title}
          <UnstyledButton className={classes.retry} onClick={() => void refetch()}>
            Try again
          </UnstyledButton>
        </span>
      ) : (
        <strong className={classes.figure}>
          {total !== null ? <Count value={total} /> : <Skeleton width="4rem" height="1.75rem" />}
          {alarm && <Icon name="warning" size={16} />}
        </strong>
      )}
    </li>
  );
}
