import { Button, Group, List, Stack } from '@mantine/core';
import { KeyHint } from '#src/ui/KeyHint.tsx';
import { type Action, type Actionable, stateOf } from './action.ts';
import { causeOf } from './cause-of.ts';

interface Props<Entity extends Actionable> {
  readonly entity: Entity;
  /** The possible steps, in order. */
  readonly steps: readonly Action<Entity>[];
  /** The names of those that lead on; they are filled. */
  readonly primary: readonly string[];
  readonly onChoose: (action: Action<Entity>) => void;
}

/**
 * The steps of a decision that are possible now as buttons with their shortcuts, and why others are not. The menu of the
 * details describes each with its whole reason.
 */
export function DecisionButtons<Entity extends Actionable>(props: Props<Entity>) {
  const { entity, steps, primary, onChoose } = props;
  const states = steps.flatMap((step) => {
    const state = stateOf(entity, step.name);
    return state ? [{ step, ...state }] : [];
  });
  const refusals = Map.groupBy(
    states.filter(({ allowed }) => !allowed),
    ({ reason }) => causeOf(reason ?? ''),
  );
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {states
          .filter(({ allowed }) => allowed)
          .map(({ step }) => (
            <Button
              key={step.label}
              size="sm"
              variant={
                primary.includes(step.name) ? 'filled' : step.tone === 'danger' ? 'outline' : 'default'
              }
              {...(step.tone === 'danger' && { color: 'error' })}
              {...(step.shortcut && {
                'aria-keyshortcuts': step.shortcut,
                rightSection: <KeyHint>{step.shortcut}</KeyHint>,
              })}
              onClick={() => onChoose(step)}
            >
              {step.label}
            </Button>
          ))}
      </Group>
      {refusals.size > 0 && (
        <List size="xs" c="dimmed" listStyleType="none">
          {[...refusals].map(([cause, refused]) => (
            <List.Item key={cause}>
              {refused.length < states.length && `${refused.map(({ step }) => step.label).join(', ')}: `}
              {refused.length > 1 ? cause : refused[0]?.reason}
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
