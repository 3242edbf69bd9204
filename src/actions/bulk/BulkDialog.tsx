import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '#contracts/jobs/job.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { amountOf } from './amount.ts';
import type { BulkAction, BulkTarget } from './bulk-action.ts';
import { JobView } from './JobView.tsx';

export interface BulkDialogProps {
  readonly action: BulkAction;
  readonly target: BulkTarget;
  readonly count: number;
  readonly onClose: () => void;
}

/** The contract's own bound. */
const shortestReason = 3;

/** Does one thing with many rows: a reason, a dry run, the job with its progress, and what became of each row. */
export function BulkDialog({ action, target, count, onClose }: BulkDialogProps) {
  const start = action.useStart();
  const sendOnce = useSendOnce();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState(false);
  const [job, setJob] = useState<Job>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);

  async function run(dryRun: boolean): Promise<void> {
    if (reason.trim().length < shortestReason) {
      setRefused(true);
      return;
    }
    setBusy(true);
    const { data, error: failure } = await sendOnce(`${dryRun} ${job?.id ?? ''}`, async (key) =>
      start({ target, dryRun, reason: reason.trim(), key }),
    );
    setBusy(false);
    setError(failure);
    if (data) setJob(data);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={`${action.label} ${amountOf(action, count)}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {job ? (
        <JobView
          key={job.id}
          id={job.id}
          action={action}
          busy={busy}
          error={error}
          onRun={() => void run(false)}
          onNext={setJob}
          onClose={onClose}
        />
      ) : (
        <Stack gap="md">
          <Text size="sm">Nothing is changed yet: first you see which of them can be done.</Text>
          <Textarea
            label="Reason"
            description="It is kept in the audit."
            rows={3}
            value={reason}
            error={refused && reason.trim().length < shortestReason && 'Enter at least 3 characters'}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          {error !== undefined && <ProblemNotice error={error} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" size="sm" onClick={onClose}>
              Cancel
            </Button>
            <Button size="sm" loading={busy} onClick={() => void run(true)}>
              Check {amountOf(action, count)}
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
