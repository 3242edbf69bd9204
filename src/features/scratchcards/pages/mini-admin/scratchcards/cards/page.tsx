import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { scratchcardList } from '#src/features/scratchcards/scratchcard-list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';
import { routes } from '#src/platform/page-table.ts';
import { lazyInline } from '#src/ui/lazy-inline.tsx';

const FraudBoard = lazyInline(() => import('#src/features/scratchcards/FraudBoard.tsx'));

export default function AdministrationScratchcardsPage() {
  const [isBoardOpen, setBoardOpen] = useState(false);
  return (
    <Page
      heading="Cards"
      lead={routes.administrationScratchcards.lead}
      below="administrationBatches"
      actions={
        <Button
          variant="default"
          size="sm"
          aria-expanded={isBoardOpen}
          onClick={() => setBoardOpen(!isBoardOpen)}
        >
          Fraud board
        </Button>
      }
    >
      <Stack gap="lg">
        {isBoardOpen && <FraudBoard />}
        <ResourceList list={scratchcardList} />
      </Stack>
    </Page>
  );
}
