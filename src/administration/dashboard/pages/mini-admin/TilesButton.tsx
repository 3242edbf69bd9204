import { Button, Popover, Stack } from '@mantine/core';
import { useState } from 'react';
import { type Arrangement, usualArrangement } from '#src/administration/dashboard/arrangement.ts';
import { charts } from '#src/administration/dashboard/charts.ts';
import { figures } from '#src/administration/dashboard/figures.ts';
import { figureNames, type PanelName, panelNames } from '#src/administration/dashboard/tiles.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { ArrangedTiles } from './ArrangedTiles.tsx';
import classes from './TilesButton.module.css';

interface Props {
  readonly arrangement: Arrangement;
  readonly arrange: (next: Arrangement) => void;
}

const words: Readonly<Partial<Record<PanelName, string>>> = {
  queues: 'Work queues',
  activity: 'Activity',
  system: 'System',
  'latest-orders': 'Latest orders',
  'latest-payments': 'Latest payments',
};

const isChart = (name: string): name is keyof typeof charts => Object.hasOwn(charts, name);
const panelLabel = (name: PanelName) => words[name] ?? (isChart(name) ? charts[name].label : name);

/** A button with the list of the page's tiles, each of which can be hidden, shown or moved. */
export function TilesButton({ arrangement, arrange }: Props) {
  const [announcement, announce] = useState('');
  const common = { arrangement, arrange, say: announce };
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button size="xs" radius="xl" variant="default" rightSection={<Icon name="chevron-down" size={14} />}>
          Tiles
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Tiles">
        <Stack gap="sm">
          <div className={classes.groups}>
            <ArrangedTiles
              {...common}
              heading="Key figures"
              group={figureNames}
              labelOf={(name) => figures[name].label}
            />
            <ArrangedTiles {...common} heading="Below them" group={panelNames} labelOf={panelLabel} />
          </div>
          <Button variant="default" size="xs" onClick={() => arrange(usualArrangement)}>
            Reset
          </Button>
          <div role="status" className={classes.said}>
            {announcement}
          </div>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
