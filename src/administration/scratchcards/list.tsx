import { Button } from '@mantine/core';
import { useState } from 'react';
import { FraudBoard } from './FraudBoard.tsx';
import { listPage } from '#src/layout/list-page.tsx';
import { maskedPin } from '#contracts/scratchcards/pin-export.ts';
import { listAllScratchcards } from '#contracts/scratchcards/administration-endpoints.ts';
import { columnsOf } from '#src/kits/lists/columns/columns-of.tsx';
import { defineList } from '#src/kits/lists/define-list.ts';
import { filtersOf } from '#src/kits/lists/filters/filters-of.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import {
  block,
  blockScratchcards,
  scratchcardActions,
  unblock,
  unblockScratchcards,
  unlock,
} from './actions.tsx';
import { useGetScratchcardQuery, useListAllScratchcardsQuery } from './api.ts';
import { scratchcardKinds, scratchcardReviewStatuses } from '#src/resources/scratchcards/labels.ts';
import { ScratchcardFacts } from './details.tsx';

const { text, number, link, money, count, word, dateTime, date, status, custom } =
  columnsOf(listAllScratchcards);
const { moments, days, reference } = filtersOf(listAllScratchcards);

export const scratchcardList = defineList(listAllScratchcards, {
  name: 'Scratchcards',
  page: 'administrationScratchcards',
  keyOf: ({ id }) => id,
  useRows: useListAllScratchcardsQuery,
  columns: [
    number('code', 'Code', { placement: 'title', sort: true }),
    custom('pin', 'PIN', ({ pinLast2 }) => maskedPin(pinLast2).slice(-4)),
    money('value', 'Value'),
    count('failedAttempts', 'Wrong PINs', { sort: true }),
    dateTime('lockedUntil', 'Locked until'),
    dateTime('redeemedAt', 'Redeemed', { sort: true }),
    link(
      'redeemedByName',
      'Redeemed by',
      ({ redeemedBy }) => (redeemedBy === null ? null : paths.administrationUsers({ open: redeemedBy })),
      { personal: true, extra: true },
    ),
    text('redeemedBy', 'Customer ID', { optional: true }),
    custom(
      'payment',
      'Payment',
      ({ paymentId }) =>
        paymentId === null ? '–' : <EntityLink type="payment" id={paymentId} name="View payment" />,
      { extra: true, exported: ({ paymentId }) => paymentId },
    ),
    word('kind', 'Kind', scratchcardKinds, { filter: true, extra: true }),
    date('expiresOn', 'Expires', { extra: true }),
    status('status', 'Status', scratchcardReviewStatuses, { sort: true, filter: true }),
  ],
  filters: [
    moments('redeemedAt', 'Redeemed'),
    moments('activatedAt', 'Activated'),
    days('expiresOn', 'Expires'),
    moments('createdAt', 'Created'),
    reference('batchId', 'Batch'),
  ],
  views: {
    locked: { label: 'Locked', filter: { status: ['LOCKED'] } },
    blocked: { label: 'Blocked', filter: { status: ['BLOCKED'] } },
  },
  details: {
    useEntity: (scratchcardId) => useGetScratchcardQuery({ params: { scratchcardId } }),
    title: ({ code }) => code,
    Facts: ScratchcardFacts,
    actions: scratchcardActions,
    usual: [unlock, unblock, block],
  },
  bulk: [blockScratchcards, unblockScratchcards],
  empty: { title: 'No cards yet', text: 'Cards appear here when a batch has been created.' },
});

function useFraudBoard() {
  const [isBoardOpen, setBoardOpen] = useState(false);
  return {
    actions: (
      <Button
        variant="default"
        size="sm"
        aria-expanded={isBoardOpen}
        onClick={() => setBoardOpen(!isBoardOpen)}
      >
        Fraud board
      </Button>
    ),
    above: isBoardOpen ? <FraudBoard /> : null,
  };
}

export default listPage(scratchcardList, useFraudBoard);
