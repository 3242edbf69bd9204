import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { SavedCard } from '#contracts/payments/saved-cards.ts';
import { useSendOnce } from '#src/api/use-send-once.ts';
import { useListSavedCardsQuery, useRemoveSavedCardMutation } from '#src/features/payments/cards-api.ts';
import { paths } from '#src/platform/paths.ts';
import { selectShell } from '#src/platform/shell.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Card } from '#src/ui/Card.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';

/** The cards that can pay without being entered again. */
export function CardsCard() {
  const { data, error, refetch } = useListSavedCardsQuery();
  const { online } = useAppSelector(selectShell);
  const sendOnce = useSendOnce();
  const [remove, { isLoading: busy }] = useRemoveSavedCardMutation();
  const [refused, setRefused] = useState<unknown>();
  const [removed, setRemoved] = useState<string | null>(null);

  const removeOne = async ({ id, name, savedAt }: SavedCard) => {
    const params = { cardTokenId: id };
    const answer = await sendOnce(`remove ${id} ${savedAt}`, (key) => remove({ params, key }));
    setRefused(answer.error);
    setRemoved(answer.error === undefined ? `${name} was removed.` : null);
  };

  return (
    <Card
      beside
      heading="Saved cards"
      lead="They can pay without being entered again. We never store a card number."
    >
      {error !== undefined && !data && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="sm">
          {data.items.length === 0 && (
            <Text size="sm">No card is saved. You can save one when you pay with it.</Text>
          )}
          {data.items.map((card) => (
            <Group key={card.id} justify="space-between" gap="sm">
              <div>
                <Text fw={600}>{card.name}</Text>
                <Text size="sm" c="dimmed">
                  {card.label}, {card.expired ? 'expired' : 'expires'}{' '}
                  {String(card.expMonth).padStart(2, '0')}/{card.expYear}
                  {card.autopayOf.length > 0 && `, pays ${card.autopayOf.join(', ')} on the due dates`}
                </Text>
                {card.autopayOf.length > 0 && (
                  <Text size="sm" c="dimmed" id={`keeps-${card.id}`}>
                    It can be removed once{' '}
                    {card.autopayOf.map((plan, index) => (
                      <Fragment key={plan}>
                        {index > 0 && ' and '}
                        <Anchor component={AppLink} to={paths.installmentDetails({ plan })} inherit>
                          {plan}
                        </Anchor>
                      </Fragment>
                    ))}{' '}
                    no longer uses it for autopay.
                  </Text>
                )}
              </div>
              <Button
                variant="default"
                size="sm"
                aria-label={`Remove ${card.name}, ${card.label}`}
                disabled={!online || busy || card.autopayOf.length > 0}
                aria-describedby={card.autopayOf.length > 0 ? `keeps-${card.id}` : undefined}
                onClick={() => void removeOne(card)}
              >
                Remove
              </Button>
            </Group>
          ))}
          {refused !== undefined && <ProblemNotice error={refused} />}
          {removed !== null && (
            <Text size="sm" role="status">
              {removed}
            </Text>
          )}
        </Stack>
      )}
    </Card>
  );
}
