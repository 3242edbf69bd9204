import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOpenedModule } from '#src/actions/use-opened-module.ts';
import { Icon } from '#src/ui/Icon.tsx';
import classes from '#src/lists/ListTools.module.css';

const load = () => import('./FilterPopover.tsx');

interface Props {
  /** The filter's name and its chosen values. */
  readonly text: string;
  readonly isNarrowing: boolean;
  /** The content of the popover. */
  readonly children: ReactNode;
}

/** The button of a filter. The code of the popover is loaded on the first press. */
export function FilterButton({ text, isNarrowing, children }: Props) {
  const [popover, open] = useOpenedModule(load);
  const button = (
    <Button
      variant="default"
      size="xs"
      radius="xl"
      className={isNarrowing ? classes.narrowing : classes.pill}
      rightSection={<Icon name="chevron-down" size={14} />}
      aria-haspopup="dialog"
      onClick={open}
    >
      {text}
    </Button>
  );
  return popover ? <popover.default button={button}>{children}</popover.default> : button;
}
