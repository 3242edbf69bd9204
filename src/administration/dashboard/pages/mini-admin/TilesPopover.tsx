import { Button, Popover, Stack } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { usualArrangement } from '#src/administration/dashboard/arrangement.ts';
import { charts } from '#src/administration/dashboard/charts.ts';
import { figures } from '#src/administration/dashboard/figures.ts';
import { figureNames, type PartName, partNames } from '#src/administration/dashboard/tiles.ts';
import { ArrangedTiles } from './ArrangedTiles.tsx';
import classes from './TilesPopover.module.css';
import type { TilesProps } from './TilesButton.tsx';

interface Props extends TilesProps {
  /** The button that opens the popover; it was pressed before this code was loaded. */
  readonly button: ReactElement;
}

const words: Readonly<Partial<Record<PartName, string>>> = {
  queues: 'Work queues',
  activity: 'Activity',
  system: 'System',
  'latest-orders': 'Latest orders',
  'latest-payments': 'Latest payments',
};

const isChart = (name: string): name is keyof typeof charts => Object.hasOwn(charts, name);
const partLabel = (name: PartName) => words[name] ?? (isChart(name) ? charts[name].label : name);

/** The list of the dashboard's tiles, each of which can be hidden or moved; it is open when it is mounted. */
export default function TilesPopover({ button, arrangement, arrange }: Props) {
  const [said, say] = useState('');
  const common = { arrangement, arrange, say };
  return (
    <Popover defaultOpened position="bottom-end" trapFocus returnFocus>
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown aria-label="Tiles">
        <Stack gap="sm">
          <div className={classes.groups}>
            <ArrangedTiles
              {...common}
              heading="Key figures"
              group={figureNames}
              labelOf={(name) => figures[name].label}
            />
            <ArrangedTiles {...common} heading="Below them" group={partNames} labelOf={partLabel} />
          </div>
          <Button variant="default" size="xs" onClick={() => arrange(usualArrangement)}>
            Reset
          </Button>
          <div role="status" className={classes.said}>
            {said}
          </div>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
