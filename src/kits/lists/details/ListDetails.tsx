import type { Action, Actionable } from '#src/kits/actions/action.ts';
import type { Details } from '#src/kits/lists/define-list.ts';
import { EntityAction } from './EntityAction.tsx';
import { LazyEntityDrawer } from './LazyEntityDrawer.tsx';
import { type ListPage, useNeighbours } from './use-neighbours.ts';

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

/** The details of the open row, with its neighbours, and the dialog of the chosen action. */
export function ListDetails<Entity extends Actionable>({
  details,
  chosen,
  onChoose,
  ...page
}: Props<Entity>) {
  const neighbours = useNeighbours(page);
  return (
    <>
      <LazyEntityDrawer
        {...{ details, neighbours }}
        open={page.open}
        hasRows={page.ids.length > 0}
        isCovered={chosen !== null}
        onChoose={(id, action) => onChoose({ id, action })}
      />
      {chosen && (
        <EntityAction details={details} {...chosen} onOpen={page.open.show} onClose={() => onChoose(null)} />
      )}
    </>
  );
}
