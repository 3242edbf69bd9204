import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Arrangement } from '#src/features/dashboard/arrangement.ts';
import { Icon } from '#src/ui/Icon.tsx';

const TilesPopover = lazy(() => import('./TilesPopover.tsx'));

export interface TilesProps {
  readonly arrangement: Arrangement;
  readonly arrange: (next: Arrangement) => void;
}

/** A button to hide, show and move the tiles of the page. */
export function TilesButton(tiles: TilesProps) {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <Button
      size="xs"
      radius="xl"
      variant="default"
      rightSection={<Icon name="chevron-down" size={14} />}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
    >
      Tiles
    </Button>
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <TilesPopover button={button} {...tiles} />
    </Suspense>
  ) : (
    button
  );
}
