import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { CreationButton } from '#src/kits/actions/CreationButton.tsx';

const ImportUsers = lazyDialog(() => import('./ImportUsers.tsx'));

/** A button that opens the import of customers from a file. */
export const ImportButton = () => (
  <CreationButton name="customers" variant="default">
    {(close) => <ImportUsers onClose={close} />}
  </CreationButton>
);
