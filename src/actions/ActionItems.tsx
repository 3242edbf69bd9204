import { Menu, Text } from '@mantine/core';
import { KeyHint } from '#src/ui/KeyHint.tsx';
import { type Action, type Actionable, stateOf } from './action.ts';

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
      <Menu.Item
        key={action.label}
        // Not `disabled`, so that the arrow keys reach the item and a screen reader reads the reason.
        aria-disabled={!state.allowed}
        data-disabled={!state.allowed}
        aria-keyshortcuts={action.shortcut}
        rightSection={action.shortcut && <KeyHint>{action.shortcut}</KeyHint>}
        closeMenuOnClick={state.allowed}
        onClick={() => {
          if (state.allowed) onChoose(action);
        }}
      >
        <Text span inherit c={action.tone === 'danger' && state.allowed ? 'error' : 'inherit'}>
          {action.label}
        </Text>
        {state.reason !== null && (
          <Text span display="block" size="xs" maw="16rem">
            {state.reason}
          </Text>
        )}
      </Menu.Item>
    ));
}
