import { type Action, type Actionable, stateOf } from './action.ts';
import { MenuItems } from './MenuItems.tsx';

interface Props<Entity extends Actionable> {
  readonly actions: readonly Action<Entity>[];
  readonly entity: Entity;
  readonly onChoose: (action: Action<Entity>) => void;
}

/** The actions of an entity as items of a menu. */
export function ActionItems<Entity extends Actionable>({ actions, entity, onChoose }: Props<Entity>) {
  const choices = actions.flatMap((action) => {
    const state = stateOf(entity, action.name);
    if (!state) return []; // this role never has the action
    const { label, tone, shortcut } = action;
    return [
      { label, tone, shortcut, refusal: state.reason, cause: state.cause, onChoose: () => onChoose(action) },
    ];
  });
  return <MenuItems choices={choices} />;
}
