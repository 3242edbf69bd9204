import { Button } from '@mantine/core';
import type { Job } from '#contracts/jobs/job.ts';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { amountOf } from './amount.ts';
import type { BulkAction } from './bulk-action.ts';
import { useNextJob } from './use-next-job.ts';

interface Props {
  /** A dry run that has ended. */
  readonly job: Job;
  readonly action: BulkAction;
  readonly onStarted: (job: Job) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Runs what a dry run has found possible: exactly the rows that were checked, even if others match the filter by now. The
 * button gets the focus, unless the action takes something away.
 */
export function RunChecked(props: Props) {
  const { job, action } = props;
  const { busy, start } = useNextJob(props);
  const text = useCountText();
  const { succeeded } = job.progress;
  const isDanger = action.tone === 'danger';
  const button = useFocusOnMount(!isDanger);
  return (
    <Button
      ref={button}
      size="sm"
      {...(isDanger && { color: 'error' })}
      loading={busy}
      onClick={() => void start({ verb: 'run', action: action.action, reason: job.reason })}
    >
      {action.label} {amountOf(action, succeeded, text)}
    </Button>
  );
}
