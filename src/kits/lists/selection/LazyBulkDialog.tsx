import type { BulkDialogProps } from '#src/kits/actions/bulk/BulkDialog.tsx';
import { useDialogModule } from '#src/kits/actions/use-dialog-module.ts';

const load = () => import('#src/kits/actions/bulk/BulkDialog.tsx');

/** Loads the dialog when the first bulk action is chosen. */
export function LazyBulkDialog(props: BulkDialogProps) {
  const loaded = useDialogModule(load, () => props.onClose(false));
  return loaded && <loaded.BulkDialog {...props} />;
}
