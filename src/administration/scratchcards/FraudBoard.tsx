import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { ScratchcardDuplicates } from '#contracts/scratchcards/scratchcard-review.ts';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { FormSkeleton } from '#src/ui/loading/Skeletons.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { useGetScratchcardFraudQuery } from './api.ts';

/** Sources of wrong PINs, the hours in which scratchcards were locked, and the check for duplicates. */
export function FraudBoard() {
  const { data, error, isFetching, refetch } = useGetScratchcardFraudQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const count = useCountText();
  if (error !== undefined && !data) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  const { customers, locksByHour, lockedCards, duplicates } = data;
  const maxLocks = Math.max(1, ...locksByHour.map(({ locks }) => locks));
  const hours = locksByHour.filter(({ locks }) => locks > 0);
  return (
    <Stack gap="md">
      <Card heading="Wrong PINs" lead="Since their last redemption, customers with the most first.">
        {customers.length === 0 ? (
          <Text size="sm">No one has entered a wrong PIN lately.</Text>
        ) : (
          <SmallTable
            columns={['Customer', 'Wrong PINs']}
            rows={customers.map(({ userId, customerName, wrongPins, lastAt, lockedUntil }) => ({
              key: userId,
              cells: [
                <>
                  <EntityLink type="user" id={userId} name={customerName} />
                  <Text size="xs" c="dimmed">
                    Last <DateTimeText value={lastAt} />
                  </Text>
                  {lockedUntil !== null && (
                    <Text size="xs" c="dimmed">
                      Has to wait until <DateTimeText value={lockedUntil} />
                    </Text>
                  )}
                </>,
                wrongPins,
              ],
            }))}
          />
        )}
      </Card>
      <Card
        heading="Locked cards"
        lead={`${count(lockedCards)} ${lockedCards === 1 ? 'card is' : 'cards are'} locked now. Locks of the last 24 hours, by the hour:`}
      >
        {hours.length === 0 ? (
          <Text size="sm">No card was locked.</Text>
        ) : (
          <Stack gap="2xs" component="ul" p="0">
            {hours.map(({ hour, locks }) => (
              <Group key={hour} component="li" gap="sm" wrap="nowrap">
                <Text size="sm" miw="9rem">
                  <DateTimeText value={hour} />
                </Text>
                <Progress value={(100 * locks) / maxLocks} flex={1} aria-hidden="true" />
                <Text size="sm">{locks}</Text>
              </Group>
            ))}
          </Stack>
        )}
      </Card>
      <Card heading="Duplicates" lead="Codes and PINs of all cards are compared, of every batch and state.">
        <Duplicates duplicates={duplicates} />
        <Group mt="sm">
          <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
            Check again
          </Button>
        </Group>
      </Card>
    </Stack>
  );
}

function Duplicates({
  duplicates: { checked, sameCode, samePin },
}: {
  readonly duplicates: ScratchcardDuplicates;
}) {
  const count = useCountText();
  if (sameCode + samePin === 0)
    return (
      <Text size="sm" role="status">
        {checked === 1 ? 'One card' : `${count(checked)} cards`} checked: each code and each PIN is there
        once.
      </Text>
    );
  return (
    <Alert color="error" role="alert" title="Some cards exist twice">
      {count(sameCode)} share a code with another card, {count(samePin)} share a PIN. Freeze their batches
      before any of them is redeemed.
    </Alert>
  );
}
