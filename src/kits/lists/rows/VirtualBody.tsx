import { Table } from '@mantine/core';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  Fragment,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export interface VirtualBodyProps<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Renders a row, with this React key. */
  readonly render: (row: Row, index: number, key?: string) => ReactNode;
}

/** The assumed height of a row in px until the first one is measured. */
const usualHeight = 40;
/** Rows rendered above and below the window, so that scrolling shows no blanks and `j` finds the next row. */
const overscan = 20;

/**
 * Renders the rows in the window, and the focused one with its neighbours. All rows have the same height. It is for long
 * pages only, because the browser's own search finds rendered rows alone.
 */
export function VirtualBody<Row>({ rows, keyOf, render }: VirtualBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [{ top, height }, setMeasured] = useState({ top: 0, height: usualHeight });
  const [focused, setFocused] = useState<string | null>(null);
  const at = focused === null ? -1 : rows.findIndex((row) => keyOf(row) === focused);
  const renderAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row !== undefined && render(row, index);
    },
    [rows, render],
  );
  useLayoutEffect(() => {
    if (!body.current) return;
    const row = body.current.querySelector('[data-row]')?.getBoundingClientRect().height ?? 0;
    const next = {
      top: body.current.getBoundingClientRect().top + window.scrollY,
      height: row > 0 ? row : usualHeight,
    };
    setMeasured((before) => (before.top === next.top && before.height === next.height ? before : next));
  }, [rows, render]);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is kept between renders
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const around = at === -1 ? [] : [at - 1, at, at + 1].filter((index) => rows[index] !== undefined);
      return [...new Set([...defaultRangeExtractor(range), ...around])].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => {
    virtualizer.measure();
  }, [virtualizer, height]);
  const indexes = virtualizer.getVirtualItems().map(({ index }) => index);
  return (
    <Table.Tbody
      ref={body}
      onFocus={({ target }: FocusEvent<HTMLElement>) =>
        setFocused(target.closest('[data-row]')?.getAttribute('data-row') ?? null)
      }
    >
      {indexes.map((index, place) => {
        const row = rows[index];
        const before = indexes[place - 1] ?? -1;
        return (
          row !== undefined && (
            <Fragment key={keyOf(row)}>
              <Gap rows={index - before - 1} height={height} />
              <RowAt index={index} render={renderAt} />
            </Fragment>
          )
        );
      })}
      <Gap rows={rows.length - 1 - (indexes.at(-1) ?? -1)} height={height} />
    </Table.Tbody>
  );
}

interface RowAtProps {
  readonly index: number;
  readonly render: (index: number) => ReactNode;
}

/** A row that is rendered again only when the rows change: not by scrolling, and not when the focus moves. */
const RowAt = memo(function RowAt({ index, render }: RowAtProps) {
  return render(index);
});

/** Takes the space of the rows that are not rendered. */
function Gap({ rows, height }: { readonly rows: number; readonly height: number }) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden="true">
      <Table.Td style={{ height: rows * height, padding: 0 }} />
    </tr>
  );
}
