import { Button, Group, Kbd, List, Stack } from '@mantine/core';
import type { CollateralDetails } from '#contracts/collateral/collateral.ts';
import { type Action, stateOf } from '#src/actions/action.ts';
import { approve, reject, requestInfo, take, value } from '#src/features/collateral/actions.tsx';

const steps = [take, value, approve, requestInfo, reject] as const;

interface Props {
  readonly collateral: CollateralDetails;
  readonly onChoose: (action: Action<CollateralDetails>) => void;
}

/** The reviewer's possible actions, and why others are not possible yet. */
export function Decision({ collateral, onChoose }: Props) {
  const states = steps.flatMap((step) => {
    const state = stateOf(collateral, step.name);
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
              key={step.name}
              size="sm"
              variant={
                step === approve || step === take ? 'filled' : step.tone === 'danger' ? 'outline' : 'default'
              }
              {...(step.tone === 'danger' && { color: 'error' })}
              aria-keyshortcuts={step.shortcut}
              rightSection={
                <Kbd size="xs" aria-hidden>
                  {step.shortcut}
                </Kbd>
              }
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

/** Several actions may share the end of their reasons, the cause; the menu of the details shows each as a whole. */
const causeOf = (reason: string) => reason.split(/(?<=\.) /).at(-1) ?? reason;
