import { Button, Stack, Text, Textarea } from '@mantine/core';
import type { Job } from '#contracts/jobs/job.ts';
import { shortLength } from '#contracts/reason.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { amountOf } from './amount.ts';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { confirmKey } from '#src/kits/actions/confirm-key.ts';
import { charactersAdvice } from '#src/kits/actions/fields.tsx';
import { usePersistedTexts, useOpenInput } from '#src/kits/actions/use-persisted-texts.ts';
import type { BulkAction, BulkTarget } from './bulk-action.ts';

interface Props {
  readonly action: BulkAction;
  readonly target: BulkTarget;
  readonly count: number;
  /** Called with the job of the dry run. */
  readonly onStarted: (job: Job) => void;
  readonly onClose: () => void;
}

/** The form of an action on many rows: a reason, then the dry run. */
export function NewJob({ action, target, count, onStarted, onClose }: Props) {
  const { endpoint } = action;
  const start = action.useStart();
  const text = useCountText();
  const fields = Object.entries(action.form ?? {});
  const persistedTexts = usePersistedTexts(`bulk.${action.kind}`, {
    ...action.form,
    reason: { isKept: true },
  });
  const form = useContractForm<typeof endpoint, Record<string, unknown>>(endpoint, {
    initial: {
      ...Object.fromEntries(
        fields.map(([name, { initial }]) => [name, persistedTexts.texts[name] ?? initial(null)]),
      ),
      reason: persistedTexts.texts['reason'] ?? '',
    },
    persisted: persistedTexts.persisted,
    advice: {
      ...Object.fromEntries(fields.map(([name, { advice }]) => [name, advice])),
      reason: charactersAdvice(action.minReasonLength ?? shortLength),
    },
    toBody: (values) => ({
      ...action.fixed,
      ...Object.fromEntries(fields.map(([name, { toMember }]) => [name, toMember(values[name], null)])),
      action: action.action,
      target,
      dryRun: true,
      reason: String(values['reason']).trim(),
    }),
    send: start,
    onDone: (job) => {
      persistedTexts.drop();
      if (job) onStarted(job);
    },
  });
  useOpenInput(form.isDirty);
  return (
    <form {...form.props}>
      <Stack gap="md" onKeyDown={confirmKey}>
        <Text size="sm">Nothing is changed yet: first you see which of them can be done.</Text>
        {fields.map(
          ([name, { Input }], index) =>
            Input && (
              <Input
                key={name}
                entity={null}
                controlled={{ ...form.field(name), ...(index === 0 && { 'data-autofocus': true }) }}
              />
            ),
        )}
        <Textarea
          label="Reason"
          description="It is recorded in the audit log."
          rows={1}
          {...form.field('reason')}
          {...(fields.length === 0 && { 'data-autofocus': true })}
        />
        {form.error !== undefined && <ProblemNotice error={form.error} />}
        <DialogButtons>
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              persistedTexts.drop();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit" size="sm" loading={form.busy}>
            Check {amountOf(action, count, text)}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
