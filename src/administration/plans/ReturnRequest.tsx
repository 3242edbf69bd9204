import { Group, Stack, Text } from '@mantine/core';
import type { GoodsReturn, ReturnPhoto } from '#contracts/plans/goods-return.ts';
import type { PlanDetails } from '#contracts/plans/plan.ts';
import { getReturnPhoto } from '#contracts/plans/return-endpoints.ts';
import { contractApi } from '#src/api/from-contract.ts';
import { goodsText } from '#src/resources/plans/goods-text.ts';
import { returnStatuses } from '#src/resources/plans/labels.ts';
import { DateTimeText } from '#src/ui/format/DateText.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import classes from './ReturnRequest.module.css';

const { useGetReturnPhotoQuery } = contractApi({ getReturnPhoto });

interface Props {
  readonly plan: Pick<PlanDetails, 'id' | 'items'>;
  readonly request: GoodsReturn;
}

/** What a customer wants to give back, with photos, and what was decided. */
export function ReturnRequest({ plan, request }: Props) {
  const { kind, items, text, photos, requestedAt, status, answer } = request;
  return (
    <Section title={kind === 'WITHDRAWAL' ? 'Withdrawal from the purchase' : 'Return asked for'}>
      <Stack gap="xs">
        <Group gap="xs">
          <Text fw={600}>{goodsText(items, plan.items)}</Text>
          <Status {...returnStatuses[status]} />
        </Group>
        {text !== null && <Text size="sm">{text}</Text>}
        <Text size="sm" c="dimmed">
          <DateTimeText value={requestedAt} />
        </Text>
        {photos.length > 0 && (
          <Group gap="xs" component="ul" className={classes.photos ?? ''}>
            {photos.map((photo) => (
              <li key={photo.id}>
                <Photo planId={plan.id} photo={photo} />
              </li>
            ))}
          </Group>
        )}
        {answer !== null && <Text size="sm">Answer: {answer}</Text>}
      </Stack>
    </Section>
  );
}

function Photo({
  planId,
  photo: { id, fileName },
}: {
  readonly planId: string;
  readonly photo: ReturnPhoto;
}) {
  const { data, error, refetch } = useGetReturnPhotoQuery({ params: { planId, documentId: id } });
  if (error !== undefined) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  return (
    <img
      className={classes.photo}
      alt={data ? fileName : ''}
      src={data ? `data:${data.mime};base64,${data.data}` : undefined}
    />
  );
}
