import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import type { Action, Actionable } from './action.ts';
import { BothVersions } from './BothVersions.tsx';

interface Props<Entity extends Actionable> {
  readonly action: Action<Entity>;
  /** What the person decided on, and what it is now. */
  readonly before: Entity;
  readonly now: Entity;
  readonly refetch: () => unknown;
  readonly onAdopt: () => void;
  readonly onClose: () => void;
}

/** Somebody else changed the thing meanwhile: both versions, and the choice to go on with the newer one. */
export function Conflict<Entity extends Actionable>(props: Props<Entity>) {
  const { action, before, now, refetch, onAdopt, onClose } = props;
  const formats = { money: useMoneyText() };
  const askAgain = useEffectEvent(() => void refetch());
  useEffect(() => {
    askAgain();
  }, []);
  return (
    <BothVersions
      facts={(action.compares ?? []).map(({ label, value }) => ({
        label,
        before: value(before, formats),
        now: value(now, formats),
      }))}
    >
      <Button variant="default" size="sm" onClick={onClose}>
        Cancel
      </Button>
      <Button size="sm" onClick={onAdopt} disabled={before === now}>
        Continue with the new version
      </Button>
    </BothVersions>
  );
}
