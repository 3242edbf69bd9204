import { type Action, type Actionable, stateOf } from './action.ts';
import { MenuItem } from './MenuItem.tsx';

interface Props<Entity extends Actionable> {
  readonly actions: readonly Action<Entity>[];
  readonly entity: Entity;
  readonly onChoose: (action: Action<Entity>) => void;
}

/** The items of a menu: the actions of an entity; disabled ones come last and say why. */
export function ActionItems<Entity extends Actionable>({ actions, entity, onChoose }: Props<Entity>) {
  const offered = actions.flatMap((action) => {
    const state = stateOf(entity, action.name);
    return state ? [{ action, state }] : []; // without a state the role never has the action
  });
  return offered
    .toSorted((a, b) => Number(b.state.allowed) - Number(a.state.allowed))
    .map(({ action, state }) => (
      <MenuItem
        key={action.label}
        label={action.label}
        refusal={state.reason}
        tone={action.tone}
        shortcut={action.shortcut}
        onChoose={() => onChoose(action)}
      />
    ));
}
