import { useEffect, useState } from 'react';
import type { BulkDialog, BulkDialogProps } from '#src/actions/bulk/BulkDialog.tsx';

/** The dialog comes when the first bulk action is chosen. */
export function LazyBulkDialog(props: BulkDialogProps) {
  const [loaded, setLoaded] = useState<{ readonly BulkDialog: typeof BulkDialog }>();
  useEffect(() => {
    void import('#src/actions/bulk/BulkDialog.tsx').then(setLoaded); // a failure is reported as that of any other chunk
  }, []);
  return loaded && <loaded.BulkDialog {...props} />;
}
