import { Text, Timeline, Title } from '@mantine/core';
import { useGetPlanContactsQuery } from '#src/features/plans/api.ts';
import { contactKinds } from '#src/features/plans/labels.ts';
import { DateTimeText } from '#src/ui/DateText.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';

/** Calls, letters, reminders and notes about a plan, the newest first; nothing before the first one. */
export function ContactLog({ planId }: { readonly planId: string }) {
  const { data, error, isFetching, refetch } = useGetPlanContactsQuery({ params: { planId } });
  if (!data && error !== undefined && !isFetching)
    return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data?.contacts.length) return null;
  return (
    <section aria-label="Contact log">
      <Title order={3} mb="sm">
        Contact log
      </Title>
      <Timeline fz="sm" active={data.contacts.length} bulletSize="0.75rem" lineWidth={2}>
        {data.contacts.map(({ kind, at, by, text }) => (
          <Timeline.Item key={at} title={contactKinds[kind]}>
            <Text size="sm">{text}</Text>
            <Text size="xs" c="dimmed">
              {by.name}, <DateTimeText value={at} />
            </Text>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  );
}
