import type { Action, Actionable } from '#src/kits/actions/action.ts';
import { useFormats } from '#src/kits/actions/use-formats.ts';
import { LazyActionDialog } from '#src/kits/actions/LazyActionDialog.tsx';
import type { Details } from '#src/kits/lists/define-list.ts';
import { NextWaiting } from './NextWaiting.tsx';

interface Props<Entity extends Actionable> {
  readonly id: string;
  readonly action: Action<Entity>;
  readonly details: Details<Entity>;
  /** Opens another entity of the list. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** The dialog of an action with the newest version of its entity. */
export function EntityAction<Entity extends Actionable>(props: Props<Entity>) {
  const { id, action, details, onOpen, onClose } = props;
  const { queue } = details;
  const { data, refetch } = details.useEntity(id);
  const formats = useFormats();
  if (!data) return null; // the menu of this action has already fetched the entity, so this is brief
  const about = details.title(data, formats);
  return (
    <LazyActionDialog key={id} {...{ action, about, refetch, onClose }} entity={data}>
      {queue?.after.includes(action) && (
        <NextWaiting
          queue={queue}
          decidedId={id}
          onOpen={(next) => {
            onClose();
            onOpen(next);
          }}
        />
      )}
    </LazyActionDialog>
  );
}
