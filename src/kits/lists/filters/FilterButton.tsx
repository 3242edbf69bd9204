import { Button } from '@mantine/core';
import type { ComponentType, ReactElement } from 'react';
import { useOpenedModule } from '#src/kits/actions/use-opened-module.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from '#src/kits/lists/ListTools.module.css';

interface Props<Content extends object> {
  /** The filter's name and its chosen values. */
  readonly text: string;
  readonly isNarrowing: boolean;
  /**
   * Loads the popover on the first press: with its content, since it focuses the first control when it opens. It gets
   * the button that opens it.
   */
  readonly load: () => Promise<{ default: ComponentType<Content & { readonly button: ReactElement }> }>;
  /** What the popover shows. */
  readonly content: Content;
}

/** The button of a filter, or of the columns. */
export function FilterButton<Content extends object>({ text, isNarrowing, load, content }: Props<Content>) {
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
  return popover ? <popover.default {...content} button={button} /> : button;
}
