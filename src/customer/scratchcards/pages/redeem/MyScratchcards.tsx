import { Group, Stack, Text } from '@mantine/core';
import type { Scratchcard } from '#contracts/scratchcards/scratchcard.ts';
import { scratchcardStatuses } from '#src/resources/scratchcards/labels.ts';
import { useListMyScratchcardsQuery } from '#src/customer/scratchcards/api.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { CardsSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import classes from './RevealPin.module.css';
import { RevealPin } from './RevealPin.tsx';

interface Props {
  /** Called with the PIN of a card to redeem it. */
  readonly onUse: (pin: string) => void;
}

/** The customer's scratchcards, with masked codes. */
export function MyScratchcards({ onUse }: Props) {
  const { data, error, refetch } = useListMyScratchcardsQuery({ query: { limit: 50 } });
  if (error !== undefined && !data) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton />;
  if (data.items.length === 0)
    return <Card heading="Your scratchcards" lead="Cards that you redeem are listed here." />;
  return (
    <Card heading="Your scratchcards">
      <Stack component="ul" gap="0" mt="xs" p="0">
        {data.items.map((card) => (
          <Row key={card.id} card={card} onUse={onUse} />
        ))}
      </Stack>
    </Card>
  );
}

function Row({ card, onUse }: Props & { readonly card: Scratchcard }) {
  const { maskedCode, value, status, redeemedAt, paymentId, expiresOn, actions } = card;
  const canReveal = actions.some(({ action, allowed }) => action === 'reveal' && allowed);
  return (
    <Stack component="li" gap="sm" className={classes.row ?? ''}>
      <Group justify="space-between" align="flex-start" gap="xs">
        <Stack gap="2xs" align="flex-start" flex="1 1 10rem">
          <Text fw="var(--mantine-font-weight-medium)" translate="no">
            {maskedCode}
          </Text>
          <Text size="sm" c="dimmed">
            {redeemedAt === null ? (
              <>
                Valid until <DateText value={expiresOn} />
              </>
            ) : (
              <>
                {paymentId === null ? 'To your wallet on' : 'Used for a payment on'}{' '}
                <DateTimeText value={redeemedAt} />
              </>
            )}
          </Text>
          <Status {...scratchcardStatuses[status]} />
        </Stack>
        <Text fw="var(--mantine-font-weight-medium)">
          <Money value={value} />
        </Text>
      </Group>
      {canReveal && <RevealPin card={card} onUse={onUse} />}
    </Stack>
  );
}
