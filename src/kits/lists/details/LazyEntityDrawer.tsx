import { useEffect } from 'react';
import type { Actionable } from '#src/kits/actions/action.ts';
import { useDialogModule } from '#src/kits/actions/use-dialog-module.ts';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';
import type { EntityDrawerProps } from './EntityDrawer.tsx';

const load = () => import('./EntityDrawer.tsx');

interface Props<Entity extends Actionable> extends EntityDrawerProps<Entity> {
  /** Whether the list has rows, one of which may be opened next. */
  readonly hasRows: boolean;
}

/**
 * Loads the drawer and its contents once the rows are rendered, or with the first entity that is opened, and keeps it
 * mounted so that closing is animated. Contents that were not loaded would show 300 ms later, because React keeps a
 * placeholder for that long.
 */
export function LazyEntityDrawer<Entity extends Actionable>({ hasRows, ...props }: Props<Entity>) {
  const { Facts } = props.details;
  useEffect(() => {
    if (!hasRows) return undefined;
    const cancel = whenRendered(() => {
      void load().catch(() => undefined); // a failure shows itself when the drawer is needed
      Facts.prefetch();
    });
    return () => cancel();
  }, [hasRows, Facts]);
  const isOpen = props.open.id !== null;
  useEffect(() => {
    if (isOpen) Facts.prefetch(); // beside the drawer and the entity, not after them
  }, [isOpen, Facts]);
  const loaded = useDialogModule(load, props.open.close, isOpen);
  return loaded && <loaded.EntityDrawer {...props} />;
}
