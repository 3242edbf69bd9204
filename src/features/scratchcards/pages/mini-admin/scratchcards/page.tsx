import { Button } from '@mantine/core';
import { CreateBatchButton } from '#src/features/scratchcards/CreateBatchButton.tsx';
import { batchList } from '#src/features/scratchcards/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';
import { paths } from '#src/platform/paths.ts';
import { AppLink } from '#src/ui/AppLink.tsx';

export default function AdministrationScratchcardsPage() {
  return (
    <Page
      heading="Scratchcards"
      actions={
        <>
          <Button variant="default" size="sm" component={AppLink} to={paths.administrationCards()}>
            All cards
          </Button>
          <CreateBatchButton />
        </>
      }
    >
      <ResourceList list={batchList} />
    </Page>
  );
}
