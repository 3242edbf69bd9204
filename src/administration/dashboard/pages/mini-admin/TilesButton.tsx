import { Button } from '@mantine/core';
import { useOpenedModule } from '#src/kits/actions/use-opened-module.ts';
import type { Arrangement } from '#src/administration/dashboard/arrangement.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';

const load = () => import('./TilesPopover.tsx');

export interface TilesProps {
  readonly arrangement: Arrangement;
  readonly arrange: (next: Arrangement) => void;
}

/** A button to hide, show and move the tiles of the page. */
export function TilesButton(tiles: TilesProps) {
  const [popover, open] = useOpenedModule(load);
  const button = (
    <Button
      size="xs"
      radius="xl"
      variant="default"
      rightSection={<Icon name="chevron-down" size={14} />}
      aria-haspopup="dialog"
      onClick={open}
    >
      Tiles
    </Button>
  );
  return popover ? <popover.default button={button} {...tiles} /> : button;
}
