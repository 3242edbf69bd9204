import { lazyDialog } from '#src/actions/lazy-dialog.tsx';
import { CreationButton } from '#src/actions/CreationButton.tsx';

const ImportUsers = lazyDialog(() => import('./ImportUsers.tsx'));

/** A button that opens the import of customers from a file. */
export const ImportButton = () => (
  <CreationButton what="customers" variant="default">
    {(close) => <ImportUsers onClose={close} />}
  </CreationButton>
);
