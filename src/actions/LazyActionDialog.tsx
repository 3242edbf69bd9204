import { useModule } from '#src/ui/use-module.ts';
import type { Actionable } from './action.ts';
import type { ActionDialogProps } from './ActionDialog.tsx';

const load = () => import('./ActionDialog.tsx');

/** Loads the code of the dialog and its fields when the first action is opened. */
export function LazyActionDialog<Entity extends Actionable>(props: ActionDialogProps<Entity>) {
  const loaded = useModule(load, true);
  return loaded && <loaded.ActionDialog {...props} />;
}
