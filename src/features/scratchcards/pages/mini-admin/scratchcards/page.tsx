import { BatchList } from '#src/features/scratchcards/list.tsx';
import { AdministrationPage } from '#src/layout/AdministrationPage.tsx';

export default function AdministrationScratchcardsPage() {
  return (
    <AdministrationPage heading="Scratchcards">
      <BatchList />
    </AdministrationPage>
  );
}
