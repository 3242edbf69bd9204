import { Button, Group, List, Stack } from '@mantine/core';
import { selectNarrow } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { KeyHint } from '#src/ui/parts/KeyHint.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { type Action, type Actionable, stateOf } from './action.ts';
import { inBar } from './in-bar.ts';

interface Props<Entity extends Actionable> {
  readonly entity: Entity;
  /** The possible steps, in order. */
  readonly steps: readonly Action<Entity>[];
  /** The names of those that lead on; they are filled. */
  readonly primary: readonly string[];
  /** Those that a phone has in its fixed bar, and not here. */
  readonly decisions: readonly Action<Entity>[];
  readonly onChoose: (action: Action<Entity>) => void;
}

/**
 * The section of a decision: its steps that are possible now as buttons with their shortcuts, and why others are not; no
 * section if a phone has all of them in its bar. The menu of the details describes each with its whole reason.
 */
export function DecisionButtons<Entity extends Actionable>(props: Props<Entity>) {
  const { entity, steps, primary, decisions, onChoose } = props;
  const narrow = useAppSelector(selectNarrow);
  const elsewhere = narrow ? inBar(entity, decisions) : [];
  const states = steps.flatMap((step) => {
    const state = stateOf(entity, step.name);
    return state ? [{ step, ...state }] : [];
  });
  const refusals = Map.groupBy(
    states.filter(({ allowed }) => !allowed),
    ({ cause }) => cause,
  );
  const here = states.filter(({ allowed, step }) => allowed && !elsewhere.includes(step));
  if (here.length === 0 && refusals.size === 0) return null;
  return (
    <Section title="Decision">
      <Stack gap="xs">
        <Group gap="xs">
          {here.map(({ step }) => (
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
            {[...refusals].map(([cause, refusedStates]) => (
              <List.Item key={cause}>
                {refusedStates.length < states.length &&
                  `${refusedStates.map(({ step }) => step.label).join(', ')}: `}
                {refusedStates.length > 1 ? cause : refusedStates[0]?.reason}
              </List.Item>
            ))}
          </List>
        )}
      </Stack>
    </Section>
  );
}
