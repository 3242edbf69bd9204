import type { Actionable } from './action.ts';
import type { ActionDialogProps } from './ActionDialog.tsx';
import { useModule } from '#src/ui/loading/use-module.ts';
import { useOpenFailed } from '#src/ui/loading/use-open-failed.ts';

const load = () => import('./ActionDialog.tsx');

/** Loads the code of the dialog and its fields when the first action is opened. */
export function LazyActionDialog<Entity extends Actionable>(props: ActionDialogProps<Entity>) {
  const loaded = useModule(load, true, useOpenFailed(props.onClose));
  return loaded && <loaded.ActionDialog {...props} />;
}
