import { Button } from '@mantine/core';
import { describeError } from '#src/errors/api-error.ts';
import classes from './TileFailed.module.css';

interface Props {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that one part of the page could not be loaded; the other parts keep working. */
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
