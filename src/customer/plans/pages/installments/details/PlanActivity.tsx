import { Button, Skeleton, Text, Timeline } from '@mantine/core';
import { useState } from 'react';
import { wordsOf } from '#src/resources/plans/activity-words.ts';
import { useGetPlanActivityQuery } from '#src/customer/plans/api.ts';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { Part } from '#src/customer/plans/Part.tsx';

/** The number of events shown before "show all". */
const shownFirst = 6;

/** The events of a plan, newest first. */
export function PlanActivity({ planId }: { readonly planId: string }) {
  const { data, error, isFetching, refetch } = useGetPlanActivityQuery({ params: { planId } });
  const [all, setAll] = useState(false);
  const more = useFocusOnMount(); // the first event that the removed button has shown
  const money = useMoneyText();
  const events = data?.events ?? [];
  const visibleEvents = all ? events : events.slice(0, shownFirst);
  return (
    <Part heading="Activity">
      {error !== undefined && !isFetching && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {error === undefined && !data && <Skeleton height="12rem" />}
      <Timeline fz="sm" mt="sm" active={visibleEvents.length} bulletSize="0.75rem" lineWidth={2}>
        {visibleEvents.map((event, index) => {
          const { title, text } = wordsOf(event, money);
          return (
            <Timeline.Item
              key={events.length - index}
              title={title}
              {...(index === shownFirst ? { tabIndex: -1, ref: more } : {})}
            >
              {text !== undefined && <Text size="sm">{text}</Text>}
              <Text size="xs" c="dimmed">
                {event.at === null ? <DateText value={event.on} /> : <DateTimeText value={event.at} />}
              </Text>
            </Timeline.Item>
          );
        })}
      </Timeline>
      {events.length > visibleEvents.length && (
        <Button variant="default" size="sm" mt="sm" onClick={() => setAll(true)}>
          Show all {events.length}
        </Button>
      )}
    </Part>
  );
}
