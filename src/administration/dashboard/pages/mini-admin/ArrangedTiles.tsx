import { ActionIcon, Checkbox, Group } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import {
  type Arrangement,
  inOrder,
  withMoved,
  withShown,
} from '#src/administration/dashboard/arrangement.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './TilesButton.module.css';

interface Props<Name extends string> {
  readonly arrangement: Arrangement;
  readonly arrange: (next: Arrangement) => void;
  readonly heading: string;
  readonly group: readonly Name[];
  readonly labelOf: (name: Name) => string;
  /** Announces a tile's new position to screen readers. */
  readonly say: (text: string) => void;
}

/** The tiles of one group in order: a checkbox shows or hides a tile, two buttons move it. */
export function ArrangedTiles<Name extends string>(props: Props<Name>) {
  const { arrangement, arrange, heading, group, labelOf, say } = props;
  const names = inOrder(group, arrangement);
  function move(name: Name, by: -1 | 1): void {
    const next = withMoved(arrangement, group, name, by);
    if (next === arrangement) return;
    arrange(next);
    say(`${labelOf(name)}: ${inOrder(group, next).indexOf(name) + 1} of ${names.length}`);
  }
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {names.map((name, index) => (
          <Group key={name} component="li" gap="2xs" wrap="nowrap">
            <Checkbox
              size="sm"
              className={classes.name}
              label={labelOf(name)}
              checked={!arrangement.hidden.includes(name)}
              onChange={(event) => arrange(withShown(arrangement, name, event.currentTarget.checked))}
            />
            <Move label={`Move ${labelOf(name)} up`} isEnd={index === 0} onMove={() => move(name, -1)} />
            <Move
              label={`Move ${labelOf(name)} down`}
              isDown
              isEnd={index === names.length - 1}
              onMove={() => move(name, 1)}
            />
          </Group>
        ))}
      </ul>
    </section>
  );
}

interface MoveProps {
  readonly label: string;
  readonly isDown?: boolean;
  /** True if the tile cannot be moved further in this direction; the button then stays focusable. */
  readonly isEnd: boolean;
  readonly onMove: () => void;
}

/** A row that is moved loses the focus, so its button takes it back. */
function Move({ label, isDown = false, isEnd, onMove }: MoveProps) {
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  return (
    <ActionIcon
      size="md"
      variant={isEnd ? 'transparent' : 'subtle'}
      aria-label={label}
      aria-disabled={isEnd}
      {...(isEnd && { c: 'dimmed' })}
      onClick={(event) => {
        if (isEnd) return;
        pressed.current = event.currentTarget;
        onMove();
      }}
    >
      <Icon name={isDown ? 'chevron-down' : 'chevron-up'} size={16} />
    </ActionIcon>
  );
}
