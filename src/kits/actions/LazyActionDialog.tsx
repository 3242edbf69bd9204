import type { Actionable } from './action.ts';
import type { ActionDialogProps } from './ActionDialog.tsx';
import { useDialogModule } from '#src/ui/loading/use-open-failed.ts';

const load = () => import('./ActionDialog.tsx');

/** Loads the code of the dialog and its fields when the first action is opened. */
export function LazyActionDialog<Entity extends Actionable>(props: ActionDialogProps<Entity>) {
  const loaded = useDialogModule(load, props.onClose);
  return loaded && <loaded.ActionDialog {...props} />;
}
