import { Text, Timeline } from '@mantine/core';
import type { AuditEvent } from '#contracts/audit/event.ts';
import type { ScratchcardDetails } from '#contracts/scratchcards/scratchcard-review.ts';
import { useListAuditEventsQuery } from '#src/kits/actions/audit-api.ts';
import { actionName, reasonIn } from '#src/administration/audit/labels.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Fetched } from '#src/ui/loading/Fetched.tsx';
import { Section } from '#src/ui/parts/Section.tsx';

interface Entry {
  readonly key: string;
  readonly title: string;
  readonly at: string;
  readonly by: string | null;
  readonly reason: string | null;
}

/** The events of a scratchcard, newest first. They are refetched with each version of it. */
export const ScratchcardTimeline = ({ card }: { readonly card: ScratchcardDetails }) => (
  <History key={card.version} card={card} />
);

function History({ card }: { readonly card: ScratchcardDetails }) {
  const response = useListAuditEventsQuery(
    { query: { q: card.id, sort: ['-at'], limit: 25 } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Fetched response={response}>
      {({ items }) => {
        const entries = entriesOf(card, items);
        return (
          <Section title="History">
            <Timeline fz="sm" active={entries.length} bulletSize="0.75rem" lineWidth={2}>
              {entries.map(({ key, title, at, by, reason }) => (
                <Timeline.Item key={key} title={title}>
                  <Text size="sm">
                    {by !== null && `${by}, `}
                    <DateTimeText value={at} />
                  </Text>
                  {reason !== null && <Text size="sm">{reason}</Text>}
                </Timeline.Item>
              ))}
            </Timeline>
          </Section>
        );
      }}
    </Fetched>
  );
}

/**
 * Returns the audited events with the moments of the card itself, newest first: creation and activation are audited
 * with the whole batch, and redeeming may be.
 */
function entriesOf(card: ScratchcardDetails, events: readonly AuditEvent[]): readonly Entry[] {
  const { createdAt, activatedAt, redeemedAt, paymentId } = card;
  const moments = [
    { title: 'Created', at: createdAt },
    { title: 'Activated', at: activatedAt },
    { title: paymentId === null ? 'Redeemed to the wallet' : 'Redeemed for a payment', at: redeemedAt },
  ].flatMap(({ title, at }) => (at === null ? [] : [{ key: title, title, at, by: null, reason: null }]));
  const audited = events.map((event) => ({
    key: event.id,
    title: titleOf(event, card.id),
    at: event.at,
    by: event.actor.name,
    reason: reasonIn(event),
  }));
  return [...audited, ...moments].toSorted((one, other) => (one.at < other.at ? 1 : -1));
}

/** Names an event by its action; a wrong PIN that has locked the card says so. */
function titleOf({ action, changes }: AuditEvent, id: string): string {
  const change = changes.find(({ entity }) => entity.id === id);
  return change?.after?.['status'] === 'LOCKED' ? 'Locked after wrong PINs' : actionName(action);
}
