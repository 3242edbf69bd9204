import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { CreateBatchButton } from '#src/administration/batches/CreateBatchButton.tsx';
import { batchList } from '#src/administration/batches/list.tsx';
import { ScratchcardCharts } from '#src/administration/batches/ScratchcardCharts.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';

export default function AdministrationBatchesPage() {
  const [areChartsOpen, setChartsOpen] = useState(false);
  return (
    <Page
      heading="Scratchcard batches"
      actions={
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
      }
    >
      <Stack gap="lg">
        {areChartsOpen && <ScratchcardCharts />}
        <ResourceList list={batchList} />
      </Stack>
    </Page>
  );
}
