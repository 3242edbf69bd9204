import { useEffect } from 'react';
import type { Action, Actionable } from '#src/kits/actions/action.ts';
import { useModule } from '#src/ui/loading/use-module.ts';
import { useOpenFailed } from '#src/ui/loading/use-open-failed.ts';
import type { Details } from '#src/kits/lists/define-list.ts';
import { whenRendered } from '#src/platform/browser/when-rendered.ts';
import { EntityAction } from './EntityAction.tsx';
import { type ListPage, useNeighbours } from './use-neighbours.ts';

const load = () => import('./EntityDrawer.tsx');

/** An action that was chosen for an entity, in the menu of its row or in its details. */
export interface ChosenAction<Entity extends Actionable> {
  readonly id: string;
  readonly action: Action<Entity>;
}

interface Props<Entity extends Actionable> extends ListPage {
  readonly details: Details<Entity>;
  readonly chosen: ChosenAction<Entity> | null;
  readonly onChoose: (chosen: ChosenAction<Entity> | null) => void;
}

/**
 * The details of the open row, with its neighbours, and the dialog of the chosen action. The drawer is loaded once the
 * rows are rendered, or with the first entity that is opened, and stays mounted so that closing is animated.
 */
export function ListDetails<Entity extends Actionable>({
  details,
  chosen,
  onChoose,
  ...page
}: Props<Entity>) {
  const neighbours = useNeighbours(page);
  const { open, ids } = page;
  const hasRows = ids.length > 0; // one of which may be opened next
  useEffect(() => {
    if (!hasRows) return undefined;
    const cancel = whenRendered(() => {
      void load().catch(() => undefined); // a failure shows itself when the drawer is needed
    });
    return () => cancel();
  }, [hasRows]);
  const drawer = useModule(load, open.id !== null, useOpenFailed(open.close));
  return (
    <>
      {drawer && (
        <drawer.EntityDrawer
          {...{ details, open, neighbours }}
          isCovered={chosen !== null}
          onChoose={(id, action) => onChoose({ id, action })}
        />
      )}
      {chosen && (
        <EntityAction details={details} {...chosen} onOpen={open.show} onClose={() => onChoose(null)} />
      )}
    </>
  );
}
