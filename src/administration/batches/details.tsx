import { Badge, Group, Progress, Stack } from '@mantine/core';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import { useJob } from '#src/kits/actions/bulk/use-job.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Count } from '#src/ui/format/Count.tsx';
import { CountLegend } from '#src/ui/format/CountLegend.tsx';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityFacts } from '#src/ui/parts/EntityFacts.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { ScratchcardCounts } from './ScratchcardCounts.tsx';
import { batchStatuses } from '#src/resources/scratchcards/labels.ts';
import { statusCounts } from './status-counts.ts';
import { PinFiles } from './PinFiles.tsx';

/** A batch of scratchcards with their states, and its downloads and prints. */
export function BatchDetails({ entity: batch }: { readonly entity: ScratchcardBatchDetails }) {
  const { id, status, tags, activatesOn, activatesCards, exportedAt, jobId } = batch;
  const cards = activatesCards ? `cards ${activatesCards.from} to ${activatesCards.to}` : 'all cards';
  return (
    <Stack gap="lg">
      <EntityFacts
        figure={{ label: 'Value of a card', value: <Money value={batch.value} size="large" /> }}
        status={<Status {...batchStatuses[status]} />}
        items={[
          { label: 'Cards', value: <Count value={batch.quantity} /> },
          { label: 'Total value', value: <Money value={batch.liability} /> },
          { label: 'Expires', value: <DateText value={batch.expiresOn} /> },
          ...(activatesOn === null
            ? []
            : [
                {
                  label: 'Activates',
                  value: (
                    <>
                      <DateText value={activatesOn} />, {cards}
                    </>
                  ),
                },
              ]),
          { label: 'Reseller', value: batch.reseller ?? '–' },
          { label: 'Created by', value: batch.createdBy },
          ...(batch.approvedBy === null ? [] : [{ label: 'Approved by', value: batch.approvedBy }]),
          { label: 'Created', value: <DateTimeText value={batch.createdAt} /> },
          {
            label: 'PINs exported',
            value: exportedAt === null ? 'Not yet' : <DateTimeText value={exportedAt} />,
          },
        ]}
      />
      {tags.length > 0 && (
        <Group gap="xs" aria-label="Tags" role="group">
          {tags.map((tag) => (
            <Badge key={tag} variant="light" tt="none">
              {tag}
            </Badge>
          ))}
        </Group>
      )}
      {status === 'DRAFT' && jobId !== null && <Creation jobId={jobId} />}
      <Stack gap="xs">
        <ScratchcardCounts batch={batch} />
        <CountLegend parts={statusCounts(batch)} />
        <Group>
          <AppLink to={paths.administrationScratchcards({ batchId: id })}>View cards</AppLink>
        </Group>
      </Stack>
      <PinFiles batch={batch} />
    </Stack>
  );
}

/** The progress of creating a batch's scratchcards. */
function Creation({ jobId }: { readonly jobId: string }) {
  const { data: job } = useJob(jobId);
  if (!job) return null;
  return (
    <Section title="Creating cards">
      <Progress.Root size="sm" mb="xs">
        <Progress.Section
          aria-label="Cards created"
          value={(100 * job.progress.succeeded) / job.progress.total}
        />
      </Progress.Root>
      <AppLink to={paths.administrationJobs({ open: jobId })}>
        {job.finishedAt === null ? 'View or stop the job' : 'View the job'}
      </AppLink>
    </Section>
  );
}
