import { useEffect, useState } from 'react';
import type { Actionable } from './action.ts';
import type { ActionDialog, ActionDialogProps } from './ActionDialog.tsx';

/** Dialogs and fields of actions come when the first one is opened. `lazy` would forget the type of the entity. */
export function LazyActionDialog<Entity extends Actionable>(props: ActionDialogProps<Entity>) {
  const [loaded, setLoaded] = useState<{ readonly ActionDialog: typeof ActionDialog }>();
  useEffect(() => {
    void import('./ActionDialog.tsx').then(setLoaded); // a failure is reported as that of any other chunk
  }, []);
  return loaded && <loaded.ActionDialog {...props} />;
}
