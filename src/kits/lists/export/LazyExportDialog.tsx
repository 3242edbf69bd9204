import { useModule } from '#src/ui/loading/use-module.ts';
import { useOpenFailed } from '#src/ui/loading/use-open-failed.ts';
import type { ExportDialogProps } from './ExportDialog.tsx';

const load = () => import('./ExportDialog.tsx');

/** Loads the dialog when the first export is requested. */
export function LazyExportDialog<Row>(props: ExportDialogProps<Row>) {
  const loaded = useModule(load, true, useOpenFailed(props.onClose));
  return loaded && <loaded.ExportDialog {...props} />;
}
