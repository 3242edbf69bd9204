import { ActionIcon } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import classes from './FigureTile.module.css';

const DefinitionPopover = lazy(() => import('./DefinitionPopover.tsx'));

interface Props {
  readonly label: string;
  readonly text: string;
}

/** A button that shows the definition of a figure. */
export function Definition({ label, text }: Props) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <ActionIcon
      size="md"
      color="secondary"
      className={classes.info}
      aria-label={`What is “${label}”?`}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
    >
      <Icon name="info" size={16} />
    </ActionIcon>
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <DefinitionPopover button={button} label={label} text={text} />
    </Suspense>
  ) : (
    button
  );
}
