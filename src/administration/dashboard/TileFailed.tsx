import { Button } from '@mantine/core';
import { describeError } from '#src/errors/api-error.ts';
import classes from './TileFailed.module.css';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that one tile or panel could not be loaded; the others keep working. */
export function TileFailed({ error, onRetry }: Props) {
  return (
    <div className={classes.failed} role="alert">
      {describeError(error).title}
      <Button variant="default" size="xs" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
