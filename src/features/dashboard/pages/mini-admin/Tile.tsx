import { describeError } from '#src/errors/api-error.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Count } from '#src/ui/Count.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Bone } from '#src/ui/Skeletons.tsx';
import classes from './Overview.module.css';

interface Props {
  readonly label: string;
  /** The list with exactly the filter whose total this is. */
  readonly to: string;
  readonly answer: {
    readonly data?: { readonly total: number | null } | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** More than none of these is something to look at. */
  readonly alarming?: boolean;
}

/** One figure. It fails alone: the tiles beside it keep working. */
export function Tile({ label, to, answer, alarming = false }: Props) {
  const { data, error, isFetching } = answer;
  const failed = error !== undefined && !isFetching;
  const total = data?.total ?? null;
  const alarm = alarming && total !== null && total > 0;
  return (
    <li className={classes.tile} data-alarm={alarm || undefined}>
      <AppLink to={to}>{label}</AppLink>
      {failed ? (
        <span role="alert" className={classes.failure}>
          {describeError(error).title}
          <button type="button" onClick={() => void answer.refetch()}>
            Try again
          </button>
        </span>
      ) : (
        <strong className={classes.figure}>
          {total !== null ? <Count value={total} /> : <Bone width={64} height={28} />}
          {alarm && <Icon name="warning" size={16} />}
        </strong>
      )}
    </li>
  );
}
