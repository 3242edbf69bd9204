import { Button } from '@mantine/core';
import type { Failure } from '../app/failure.ts';
import { CopyDetails } from './CopyDetails.tsx';
import classes from './FailureNotice.module.css';
import { Icon } from './Icon.tsx';

export interface FailureNoticeProps {
  failure: Failure;
  onRetry?: () => void;
}

/** A part of the page that failed, while the rest works: what happened, the request's id, try again, copy. */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  return (
    <div role="alert" className={classes.notice}>
      <Icon name="warning" />
      <div>
        <p className={classes.title}>{failure.message}</p>
        <p>{failure.description}</p>
        {failure.requestId !== null && <p className={classes.request}>Request {failure.requestId}</p>}
        <div className={classes.actions}>
          {onRetry && (
            <Button variant="default" size="sm" onClick={onRetry}>
              Try again
            </Button>
          )}
          <CopyDetails failure={failure} />
        </div>
      </div>
    </div>
  );
}
