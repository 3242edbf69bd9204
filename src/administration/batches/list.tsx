import { Button } from '@mantine/core';
import { useState } from 'react';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { CreateBatchButton } from './CreateBatchButton.tsx';
import { ScratchcardCharts } from './ScratchcardCharts.tsx';
import { listPage } from '#src/layout/list-page.tsx';
import { listBatches } from '#contracts/scratchcards/batch-endpoints.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useGetBatchQuery, useListBatchesQuery } from './api.ts';
import { ScratchcardCounts } from './ScratchcardCounts.tsx';
import { activate, approve, batchActions, createScratchcards } from './actions.tsx';
import { batchStatuses } from '#src/resources/scratchcards/labels.ts';
import { batchViews } from './views.ts';
import { BatchDetails } from './details.tsx';

const { text, money, date, day, status, custom } = columnsOf(listBatches);
const { days, moments, amounts } = filtersOf(listBatches);

export const batchList = defineList(listBatches, {
  name: 'Batches',
  page: 'administrationBatches',
  keyOf: ({ id }) => id,
  useRows: useListBatchesQuery,
  columns: [
    custom('name', 'Batch', ({ number, name }) => `${number} · ${name}`, {
      placement: 'title',
      sort: 'name',
    }),
    money('value', 'Value', { sort: true }),
    custom('cards', 'Cards', (batch) => <ScratchcardCounts batch={batch} />, {
      placement: 'wide',
      sort: 'quantity',
      exported: ({ quantity }) => quantity,
    }),
    date('expiresOn', 'Expires', { sort: true }),
    text('createdBy', 'Created by'),
    day('createdAt', 'Created', { sort: true }),
    status('status', 'Status', batchStatuses, { sort: true, filter: true }),
  ],
  filters: [amounts('value', 'Value'), days('expiresOn', 'Expires'), moments('createdAt', 'Created')],
  views: batchViews,
  details: {
    useEntity: (batchId) => useGetBatchQuery({ params: { batchId } }),
    title: ({ number, name }) => `${number} · ${name}`,
    Facts: BatchDetails,
    usual: [approve, activate, createScratchcards],
    actions: batchActions,
  },
  empty: { title: 'No scratchcards yet', text: 'A batch appears here once its cards have been created.' },
});

/** What is above the list: charts, the way to single cards, and a new batch. */
function useTools() {
  const [areChartsOpen, setChartsOpen] = useState(false);
  return {
    actions: (
      <>
        <Button
          variant="default"
          size="sm"
          aria-expanded={areChartsOpen}
          onClick={() => setChartsOpen(!areChartsOpen)}
        >
          Charts
        </Button>
        <Button variant="default" size="sm" component={AppLink} to={paths.administrationScratchcards()}>
          All scratchcards
        </Button>
        <CreateBatchButton />
      </>
    ),
    above: areChartsOpen ? <ScratchcardCharts /> : null,
  };
}

export default listPage(batchList, useTools);
