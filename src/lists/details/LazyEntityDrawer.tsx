import { useState } from 'react';
import type { Actionable } from '#src/actions/action.ts';
import { useModule } from '#src/ui/use-module.ts';
import type { EntityDrawerProps } from './EntityDrawer.tsx';

const load = () => import('./EntityDrawer.tsx');

/** Loads the drawer when the first entity is opened and keeps it mounted so that closing is animated. */
export function LazyEntityDrawer<Entity extends Actionable>(props: EntityDrawerProps<Entity>) {
  const isOpen = props.open.id !== null;
  const [isWanted, setWanted] = useState(isOpen);
  if (isOpen && !isWanted) setWanted(true);
  const loaded = useModule(load, isWanted);
  return loaded && <loaded.EntityDrawer {...props} />;
}
