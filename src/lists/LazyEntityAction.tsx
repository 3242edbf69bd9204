import { useEffect, useState } from 'react';
import type { Actionable } from '#src/actions/action.ts';
import type { EntityAction, EntityActionProps } from './EntityAction.tsx';

/** Dialogs and fields of actions come when the first one is opened. `lazy` would forget the type of the entity. */
export function LazyEntityAction<Entity extends Actionable>(props: EntityActionProps<Entity>) {
  const [loaded, setLoaded] = useState<{ readonly EntityAction: typeof EntityAction }>();
  useEffect(() => {
    void import('./EntityAction.tsx').then(setLoaded); // a failure is reported as that of any other chunk
  }, []);
  return loaded && <loaded.EntityAction {...props} />;
}
