import { Skeleton } from '@mantine/core';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Count } from '#src/ui/Count.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import classes from './Dashboard.module.css';

interface Props {
  readonly label: string;
  /** The address of the list with exactly these rows. */
  readonly to: string;
  /** How many rows the view has; undefined while that is on its way. */
  readonly total: number | undefined;
  /** More than none of these is something to look at. */
  readonly alarming?: boolean;
}

/** How many rows a list has, and the way to exactly these. */
export function Tile({ label, to, total, alarming = false }: Props) {
  const alarm = alarming && total !== undefined && total > 0;
  return (
    <li className={classes.tile} data-alarm={alarm || undefined}>
      <AppLink to={to}>{label}</AppLink>
      <strong className={classes.figure}>
        {total === undefined ? <Skeleton width="4rem" height="1.75rem" /> : <Count value={total} />}
        {alarm && <Icon name="warning" size={16} />}
      </strong>
    </li>
  );
}
