import type { BulkDialogProps } from '#src/actions/bulk/BulkDialog.tsx';
import { useModule } from '#src/ui/use-module.ts';

const load = () => import('#src/actions/bulk/BulkDialog.tsx');

/** Loads the dialog when the first bulk action is chosen. */
export function LazyBulkDialog(props: BulkDialogProps) {
  const loaded = useModule(load, true);
  return loaded && <loaded.BulkDialog {...props} />;
}
