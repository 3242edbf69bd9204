import { Text, Timeline } from '@mantine/core';
import { useGetPlanContactsQuery } from './api.ts';
import { contactKinds } from '#src/resources/plans/labels.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Section } from '#src/ui/parts/Section.tsx';

/** Calls, letters, reminders and notes about a plan, newest first; nothing without any. */
export function ContactLog({ planId }: { readonly planId: string }) {
  const response = useGetPlanContactsQuery({ params: { planId } });
  return (
    <Fetched response={response}>
      {({ contacts }) =>
        contacts.length > 0 && (
          <Section title="Contact log">
            <Timeline fz="sm" active={contacts.length} bulletSize="0.75rem" lineWidth={2}>
              {contacts.map(({ kind, at, by, text }) => (
                <Timeline.Item key={at} title={contactKinds[kind]}>
                  <Text size="sm">{text}</Text>
                  <Text size="xs" c="dimmed">
                    {by.name}, <DateTimeText value={at} />
                  </Text>
                </Timeline.Item>
              ))}
            </Timeline>
          </Section>
        )
      }
    </Fetched>
  );
}
