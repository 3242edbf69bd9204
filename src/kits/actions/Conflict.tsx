import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import type { Comparison } from './action.ts';
import { BothVersions } from './BothVersions.tsx';
import { useFormats } from './use-formats.ts';

interface Props<Entity> {
  /** The version that the person saw, and the current one. */
  readonly before: Entity;
  readonly now: Entity;
  readonly compares: readonly Comparison<Entity>[];
  readonly refetch?: () => unknown;
  /** Why the newer version does not allow the action any more; null if it does. */
  readonly refusal?: string | null;
  readonly onAdopt: () => void;
  readonly onClose: () => void;
}

/**
 * Shown when the entity has changed since the dialog was opened: both versions, and a button to continue with the
 * newer one where it still allows the action.
 */
export function Conflict<Entity>(props: Props<Entity>) {
  const { before, now, compares, refetch, refusal = null, onAdopt, onClose } = props;
  const formats = useFormats();
  const askAgain = useEffectEvent(() => void refetch?.());
  useEffect(() => {
    askAgain();
  }, []);
  return (
    <BothVersions
      {...(refusal !== null && { title: 'This is no longer possible', advice: refusal })}
      facts={compares.map(({ label, value }) => ({
        label,
        before: value(before, formats),
        now: value(now, formats),
      }))}
    >
      {refusal === null ? (
        <>
          <Button variant="default" size="sm" onClick={onClose}>
            Cancel
          </Button>
          <Button size="sm" onClick={onAdopt} disabled={before === now}>
            Continue with the new version
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={onClose}>
          Close
        </Button>
      )}
    </BothVersions>
  );
}
