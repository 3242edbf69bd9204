import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '#contracts/jobs/job.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useContractForm } from '#src/forms/use-contract-form.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { amountOf } from './amount.ts';
import { confirmKey } from '#src/actions/confirm-key.ts';
import type { BulkAction, BulkTarget } from './bulk-action.ts';
import { JobView } from './JobView.tsx';

interface Props {
  readonly action: BulkAction;
  readonly target: BulkTarget;
  readonly count: number;
  /** Called with the job after the backend has started it. */
  readonly onStarted: (job: Job) => void;
  readonly onClose: () => void;
}

/** The form that starts a job: a reason, a dry run, then the button that runs it on the rows. */
export function NewJob({ action, target, count, onStarted, onClose }: Props) {
  const { endpoint, label } = action;
  const start = action.useStart();
  const sendOnce = useSendOnce();
  const [checked, setChecked] = useState<Job | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const fields = Object.entries(action.form ?? {});
  const bodyOf = (values: Readonly<Record<string, unknown>>, dryRun: boolean) => ({
    ...action.fixed,
    ...Object.fromEntries(fields.map(([name, { toMember }]) => [name, toMember(values[name], null)])),
    action: action.action,
    target,
    dryRun,
    reason: String(values['reason']).trim(),
  });
  const form = useContractForm<typeof endpoint, Record<string, unknown>>(endpoint, {
    initial: {
      ...Object.fromEntries(fields.map(([name, { initial }]) => [name, initial(null)])),
      reason: '',
    },
    advice: {
      ...Object.fromEntries(fields.map(([name, { advice }]) => [name, advice])),
      reason: action.reasonAdvice ?? 'Enter at least 3 characters',
    },
    toBody: (values) => bodyOf(values, true),
    send: start,
    onDone: setChecked,
  });

  async function run({ id }: Job): Promise<void> {
    setBusy(true);
    const body = bodyOf(form.values, false);
    const { data, error: failure } = await sendOnce(id, async (key) => start({ body, key }));
    setBusy(false);
    setError(failure);
    if (data) onStarted(data);
  }

  if (checked !== null) {
    return (
      <JobView
        id={checked.id}
        action={action}
        error={error}
        next={(possible) => (
          <Button size="sm" loading={busy} onClick={() => void run(checked)}>
            {label} {amountOf(action, possible)}
          </Button>
        )}
        onNext={onStarted}
        onClose={onClose}
      />
    );
  }
  return (
    <form {...form.props}>
      <Stack gap="md">
        <Text size="sm">Nothing is changed yet: first you see which of them can be done.</Text>
        {fields.map(([name, { Input }], index) => (
          <Input
            key={name}
            entity={null}
            controlled={{ ...form.field(name), ...(index === 0 && { 'data-autofocus': true }) }}
          />
        ))}
        <Textarea
          label="Reason"
          description="It is kept in the audit."
          rows={3}
          onKeyDown={confirmKey}
          {...form.field('reason')}
          {...(fields.length === 0 && { 'data-autofocus': true })}
        />
        {form.error !== undefined && <ProblemNotice error={form.error} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="sm" loading={form.busy}>
            Check {amountOf(action, count)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
