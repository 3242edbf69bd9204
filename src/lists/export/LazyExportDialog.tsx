import { useModule } from '#src/ui/use-module.ts';
import type { ExportDialogProps } from './ExportDialog.tsx';

const load = () => import('./ExportDialog.tsx');

/** Loads the dialog when the first export is requested. */
export function LazyExportDialog<Row>(props: ExportDialogProps<Row>) {
  const loaded = useModule(load, true);
  return loaded && <loaded.ExportDialog {...props} />;
}
