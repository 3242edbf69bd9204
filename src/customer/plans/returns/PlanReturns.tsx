import { Stack, Text } from '@mantine/core';
import type { Plan } from '#contracts/plans/plan.ts';
import { goodsText } from '#src/resources/plans/goods-text.ts';
import { returnStatuses } from '#src/resources/plans/labels.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { DateText, DateTimeText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { ReturnPhotos } from './ReturnPhotos.tsx';

/** What the customer wants to return of a plan's purchase, and what was credited. */
export function PlanReturns({ plan }: { readonly plan: Plan }) {
  const { goodsReturn, goodsCredits, items } = plan;
  if (!goodsReturn && goodsCredits.length === 0) return null;
  return (
    <Card heading="Return">
      <Stack gap="xs" mt="sm">
        {goodsReturn && (
          <>
            <Text fw={600}>
              {goodsText(goodsReturn.items, items)} <Status {...returnStatuses[goodsReturn.status]} />
            </Text>
            {goodsReturn.text !== null && <Text size="sm">{goodsReturn.text}</Text>}
            <Text size="sm" c="dimmed">
              {goodsReturn.kind === 'WITHDRAWAL' ? 'You withdrew from the purchase on ' : 'Asked for on '}
              <DateTimeText value={goodsReturn.requestedAt} />
            </Text>
            {goodsReturn.answer !== null && (
              <Text size="sm">
                <strong>Our answer</strong>: {goodsReturn.answer}
              </Text>
            )}
            {goodsReturn.status === 'OPEN' && <ReturnPhotos planId={plan.id} photos={goodsReturn.photos} />}
          </>
        )}
        {goodsCredits.toReversed().map((credit, index) => (
          <Text key={goodsCredits.length - index} size="sm">
            <DateText value={credit.on} />: <Money value={credit.value} /> credited for{' '}
            {goodsText(credit.items, items)}
            {credit.refunded.amountMinor > 0 && (
              <>
                , <Money value={credit.refunded} /> given back
              </>
            )}
            .
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
