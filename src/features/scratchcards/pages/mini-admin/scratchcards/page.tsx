import { batchList } from '#src/features/scratchcards/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationScratchcardsPage() {
  return (
    <Page heading="Scratchcards">
      <ResourceList list={batchList} />
    </Page>
  );
}
