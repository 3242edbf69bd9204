import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import classes from '#src/lists/ListTools.module.css';

const FilterPopover = lazy(() => import('./FilterPopover.tsx'));

interface Props {
  /** The filter's name and its chosen values. */
  readonly text: string;
  readonly isNarrowing: boolean;
  /** The content of the popover. */
  readonly children: ReactNode;
}

/** The button of a filter. The code of the popover is loaded on the first press. */
export function FilterButton({ text, isNarrowing, children }: Props) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="default"
      size="xs"
      radius="xl"
      className={isNarrowing ? classes.narrowing : classes.pill}
      rightSection={<Icon name="chevron-down" size={14} />}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
    >
      {text}
    </Button>
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <FilterPopover button={button}>{children}</FilterPopover>
    </Suspense>
  ) : (
    button
  );
}
