import { lazy, Suspense, useState } from 'react';
import { PermittedButton } from '#src/actions/PermittedButton.tsx';

const ImportUsers = lazy(() => import('./ImportUsers.tsx'));

/** A button that opens the import of customers from a file. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PermittedButton variant="default" needs="users.support" onClick={() => setOpen(true)}>
        Import
      </PermittedButton>
      {isOpen && (
        <Suspense>
          <ImportUsers onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
