import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { FraudBoard } from '#src/administration/scratchcards/FraudBoard.tsx';
import { scratchcardList } from '#src/administration/scratchcards/list.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';
import { routes } from '#src/platform/routing/page-table.ts';

export default function AdministrationScratchcardsPage() {
  const [isBoardOpen, setBoardOpen] = useState(false);
  return (
    <Page
      heading="Scratchcards"
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
