import type { CardBatch } from '#contracts/scratchcards/batch.ts';
import { listBatches } from '#contracts/scratchcards/endpoints.ts';
import { useListBatchesQuery } from './api.ts';
import type { Column } from '#src/lists/column.ts';
import { Count } from '#src/ui/Count.tsx';
import { CountBar, type CountPart } from '#src/ui/CountBar.tsx';
import { DataTable } from '#src/lists/DataTable.tsx';
import { DateText, DateTimeText } from '#src/ui/DateText.tsx';
import { Money } from '#src/ui/Money.tsx';
import { NoWrap } from '#src/ui/NoWrap.tsx';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { Status } from '#src/ui/Status.tsx';
import { batchStatuses } from './labels.ts';
import { statusFilter } from '#src/lists/filters.ts';

function parts({ counts }: CardBatch): readonly CountPart[] {
  return [
    { name: 'redeemed', count: counts.redeemed, mark: 'full' },
    { name: 'active', count: counts.active, mark: 'half' },
    { name: 'not activated', count: counts.created, mark: 'light' },
    { name: 'blocked', count: counts.blocked, mark: 'bad' },
    { name: 'locked', count: counts.locked, mark: 'bad' },
    { name: 'expired', count: counts.expired, mark: 'rest' },
    { name: 'void', count: counts.void, mark: 'rest' },
  ];
}

const columns: readonly Column<CardBatch>[] = [
  {
    key: 'name',
    header: 'Batch',
    placement: 'title',
    sort: 'name',
    render: (batch) => `${batch.number} · ${batch.name}`,
  },
  {
    key: 'value',
    header: 'Value',
    placement: 'fact',
    sort: 'value',
    align: 'end',
    render: (batch) => <Money value={batch.value} />,
  },
  {
    key: 'cards',
    header: 'Cards',
    placement: 'wide',
    sort: 'quantity',
    render: (batch) => (
      <CountBar
        label={`Cards of batch ${batch.number}`}
        parts={parts(batch)}
        words={
          <>
            <Count value={batch.counts.redeemed} /> of <Count value={batch.quantity} /> redeemed
          </>
        }
      />
    ),
  },
  {
    key: 'expires',
    header: 'Expires',
    placement: 'fact',
    sort: 'expiresOn',
    render: (batch) => (
      <NoWrap>
        <DateText value={batch.expiresOn} />
      </NoWrap>
    ),
  },
  { key: 'by', header: 'Created by', placement: 'detail', render: (batch) => batch.createdBy },
  {
    key: 'created',
    header: 'Created',
    placement: 'detail',
    sort: 'createdAt',
    render: (batch) => <DateTimeText value={batch.createdAt} form="day" />,
  },
  {
    key: 'status',
    header: 'Status',
    placement: 'side',
    sort: 'status',
    render: (batch) => <Status {...batchStatuses[batch.status]} />,
  },
];

const filters = [statusFilter('status', 'Status', batchStatuses)];

/** All batches of scratchcards with what became of their cards. */
export function BatchList() {
  const { query, control } = useListQuery(listBatches, { filters });
  const answer = useListBatchesQuery({ query });
  return (
    <DataTable
      name="Batches"
      columns={columns}
      rowKey={(batch) => batch.id}
      control={control}
      answer={answer}
      empty={{ title: 'No scratchcards yet', text: 'A batch appears here once its cards have been made.' }}
    />
  );
}
