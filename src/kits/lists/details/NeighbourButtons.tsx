import { ActionIcon, Group } from '@mantine/core';
import type { RefObject } from 'react';
import { useShortcuts } from '#src/platform/shortcuts/use-shortcuts.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import type { Neighbours } from './use-neighbours.ts';

interface Props extends Neighbours {
  /** The contents of the drawer. */
  readonly contents: RefObject<HTMLElement | null>;
}

/**
 * The buttons for the rows before and after this one. A person who steps by key from within the contents stays there: what
 * has the focus belongs to the row that is left.
 */
export function NeighbourButtons({ previous, next, contents }: Props) {
  const step = (go: (() => void) | null) => {
    if (go && contents.current?.contains(document.activeElement)) contents.current.focus();
    go?.();
  };
  useShortcuts({ j: () => step(next), k: () => step(previous) }, { in: 'dialog' });
  return (
    <Group gap={0} wrap="nowrap" role="group" aria-label="Rows of the list">
      <Step label="Previous" shortcut="k" icon="chevron-up" onStep={previous} />
      <Step label="Next" shortcut="j" icon="chevron-down" onStep={next} />
    </Group>
  );
}

interface StepProps {
  readonly label: string;
  readonly shortcut: 'j' | 'k';
  readonly icon: 'chevron-up' | 'chevron-down';
  readonly onStep: (() => void) | null;
}

/**
 * The button of one direction. It stays focusable while there is no such row or the row is being fetched, so the
 * focus is not lost.
 */
function Step({ label, shortcut, icon, onStep }: StepProps) {
  return (
    <ActionIcon
      variant={onStep ? 'subtle' : 'transparent'}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-disabled={onStep === null}
      {...(onStep === null && { c: 'dimmed' })}
      onClick={() => onStep?.()}
    >
      <Icon name={icon} size={18} />
    </ActionIcon>
  );
}
