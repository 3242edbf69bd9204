import type { Action, Actionable } from '#src/actions/action.ts';
import { LazyActionDialog } from '#src/actions/LazyActionDialog.tsx';
import type { Details } from '#src/lists/define-list.ts';

interface Props<Entity extends Actionable> {
  readonly id: string;
  readonly action: Action<Entity>;
  readonly details: Details<Entity>;
  readonly onClose: () => void;
}

/** The dialog of an action with the newest version of its entity. */
export function EntityAction<Entity extends Actionable>(props: Props<Entity>) {
  const { id, action, details, onClose } = props;
  const { data, refetch } = details.useEntity(id);
  if (!data) return null; // the menu of this action has already fetched the entity, so this is brief
  const about = (details.about ?? details.title)(data);
  return <LazyActionDialog key={id} {...{ action, about, refetch, onClose }} entity={data} />;
}
