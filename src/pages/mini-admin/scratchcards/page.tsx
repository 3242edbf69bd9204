import { BatchList } from '../../../lists/batches.tsx';
import { AdministrationPage } from '../../../ui/AdministrationPage.tsx';

export default function AdministrationScratchcardsPage() {
  return (
    <AdministrationPage heading="Scratchcards" lead="Batches and what became of their cards.">
      <BatchList />
    </AdministrationPage>
  );
}
