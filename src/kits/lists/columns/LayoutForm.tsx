import {
  ActionIcon,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
} from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useRowForm } from '#src/kits/lists/rows/use-row-form.ts';
import { capitalised } from '#src/ui/format/capitalised.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { extraColumnsFit, visibleKeys } from './extra-columns.ts';
import { densities, type Density, moved, type Width, widths } from './layout.ts';
import classes from './LayoutForm.module.css';
import type { LayoutControl } from './use-layout.ts';

const widthChoices = [
  { value: '', label: 'Fit' },
  ...widths.map((value) => ({ value, label: capitalised(value) })),
];

/** The settings of a list: shown columns and their order; of a table also their widths and the density of rows. */
export function LayoutForm({ layout, all, visibleColumns, change, reset }: LayoutControl) {
  const form = useRowForm();
  const isTable = form === 'table';
  const fits = useSyncExternalStore(onResize, extraColumnsFit);
  const keys = visibleKeys(visibleColumns, fits);
  const columns = [
    ...visibleColumns,
    ...all.filter(({ key }) => !visibleColumns.some((one) => one.key === key)),
  ];
  return (
    <Stack gap="sm">
      {form !== 'cards' && (
        <SegmentedControl
          aria-label="Density"
          size="xs"
          fullWidth
          data={densities.map((value) => ({ value, label: capitalised(value) }))}
          value={layout.density}
          onChange={(value) => change({ density: value as Density })} // the select's data are all densities
        />
      )}
      {form === 'short' && (
        <Text size="sm" c="dimmed">
          In this window a row shows four columns: the first ones that you choose.
        </Text>
      )}
      <Stack gap="2xs" component="ul" aria-label="Columns" className={classes.columns}>
        {columns.map(({ key, header, placement }) => (
          <Group key={key} component="li" gap="2xs" wrap="nowrap">
            <Checkbox
              size="sm"
              className={classes.name}
              label={header}
              checked={keys.includes(key)}
              disabled={placement === 'title'}
              onChange={(event) =>
                change({
                  columns: event.currentTarget.checked ? [...keys, key] : keys.filter((one) => one !== key),
                })
              }
            />
            {isTable && (
              <NativeSelect
                aria-label={`Width of ${header}`}
                size="xs"
                data={widthChoices}
                value={layout.widths[key] ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  const { [key]: _before, ...otherWidths } = layout.widths;
                  // the select's data are all widths
                  change({ widths: value === '' ? otherWidths : { ...otherWidths, [key]: value as Width } });
                }}
              />
            )}
            <Move of={key} header={header} by={-1} keys={keys} onMove={(next) => change({ columns: next })} />
            <Move of={key} header={header} by={1} keys={keys} onMove={(next) => change({ columns: next })} />
          </Group>
        ))}
      </Stack>
      <Button variant="default" size="xs" onClick={reset}>
        Reset
      </Button>
    </Stack>
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

interface MoveProps {
  readonly of: string;
  readonly header: string;
  readonly by: -1 | 1;
  /** The keys of the shown columns, in order. */
  readonly keys: readonly string[];
  readonly onMove: (keys: readonly string[]) => void;
}

/** The button that moves a column one place up or down in the list of columns. */
function Move({ of, header, by, keys, onMove }: MoveProps) {
  const next = moved(keys, of, by);
  return (
    <ActionIcon
      size="md"
      variant="subtle"
      aria-label={`Move ${header} ${by === -1 ? 'up' : 'down'}`}
      disabled={next === keys}
      onClick={() => onMove(next)}
    >
      <Icon name={by === -1 ? 'chevron-up' : 'chevron-down'} size={16} />
    </ActionIcon>
  );
}
