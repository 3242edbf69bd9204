import { BatchList } from '#src/lists/batches.tsx';
import { AdministrationPage } from '#src/ui/AdministrationPage.tsx';

export default function AdministrationScratchcardsPage() {
  return (
    <AdministrationPage heading="Scratchcards" lead="Batches and what became of their cards.">
      <BatchList />
    </AdministrationPage>
  );
}
