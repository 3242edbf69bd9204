import { BatchList } from '#src/features/scratchcards/list.tsx';
import { AdministrationPage } from '#src/layout/AdministrationPage.tsx';

export default function AdministrationScratchcardsPage() {
  return (
    <AdministrationPage heading="Scratchcards" lead="Batches and what became of their cards.">
      <BatchList />
    </AdministrationPage>
  );
}
