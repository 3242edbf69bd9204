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
  const refusals = states.filter(({ reason }) => reason !== null);
  // A single refusal names its action: its reason alone would seem to be about the others.
  const [same, other] = new Set(refusals.map(({ reason }) => reason)).size === 1 ? refusals : [];
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
      {refusals.length > 0 && (
        <List size="xs" c="dimmed" listStyleType="none">
          {same && other ? (
            <List.Item>{same.reason}</List.Item>
          ) : (
            refusals.map(({ step, reason }) => (
              <List.Item key={step.name}>
                {step.label}: {reason}
              </List.Item>
            ))
          )}
        </List>
      )}
    </Stack>
  );
}
