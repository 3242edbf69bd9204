import { Table } from '@mantine/core';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableBody } from '#src/kits/lists/rows/TableBody.tsx';
import { VirtualBody } from '#src/kits/lists/rows/VirtualBody.tsx';
import { numbersTo } from '#src/ui/format/numbers-to.ts';
import { render } from '#tests/kit/render.tsx';

/** The assumed height of a row, because nothing can be measured here. */
const height = 40;
const rows = numbersTo(500).map(String);

// jsdom has no layout: the body starts at the top of the document and moves when it is scrolled.
beforeEach(() => {
  const at = () => new DOMRect(0, -window.scrollY, 0, 0);
  vi.spyOn(HTMLTableSectionElement.prototype, 'getBoundingClientRect').mockImplementation(at);
});
afterEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

const renderRow = vi.fn((row: string, index: number) => (
  <tr key={row} data-row={row} data-at={index}>
    <td>
      <a href={`#${row}`}>{`Row ${row}`}</a>
    </td>
  </tr>
));

function show() {
  render(
    <Table>
      <VirtualBody rows={rows} keyOf={(row) => row} render={renderRow} />
    </Table>,
  );
}

const drawn = () =>
  [...document.querySelectorAll('[data-row]')].map((row) => Number(row.getAttribute('data-at')));

function scrollTo(y: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  });
}

/** Indexes of the rows in the window that are not drawn. */
function blank(y: number): readonly number[] {
  const there = new Set(drawn());
  const first = Math.floor(y / height);
  const last = Math.min(rows.length - 1, Math.floor((y + window.innerHeight - 1) / height));
  return numbersTo(last - first + 1)
    .map((_, at) => first + at)
    .filter((index) => !there.has(index));
}

test('the rows in the window of 500 are rendered at any scroll position', () => {
  show();
  expect(drawn()[0]).toBe(0);
  for (const y of [0, 300, 299, 4_000, 4_040, 19_000, 12_345, 500 * height - window.innerHeight, 0]) {
    scrollTo(y);
    expect(blank(y), `at ${y}`).toEqual([]);
    expect(drawn().length, `at ${y}`).toBeLessThan(80);
  }
});

test('the rendered rows and the space of the others are as high as all rows together', () => {
  show();
  for (const y of [0, 8_000, 500 * height]) {
    scrollTo(y);
    const gaps = [...document.querySelectorAll<HTMLElement>('tr[aria-hidden] td')];
    const room = gaps.reduce((sum, gap) => sum + Number.parseFloat(gap.style.height), 0);
    expect(room + drawn().length * height).toBe(rows.length * height);
  }
});

test('the focused row and its neighbours stay rendered', () => {
  show();
  scrollTo(0);
  act(() => screen.getByText('Row 3').focus());
  scrollTo(12_000);
  expect(screen.getByText('Row 3')).toHaveFocus();
  expect(drawn().slice(0, 3)).toEqual([1, 2, 3].map((at) => at + rows.indexOf('3') - 2));
  expect(blank(12_000)).toEqual([]);
});

test('a moved focus renders no row again, and scrolling only the new ones', () => {
  show();
  const before = new Set(drawn());
  renderRow.mockClear();
  act(() => screen.getByText('Row 3').focus());
  act(() => screen.getByText('Row 4').focus());
  expect(renderRow).not.toHaveBeenCalled();
  scrollTo(10 * height);
  const added = drawn().filter((index) => !before.has(index));
  expect(renderRow.mock.calls.map(([, index]) => index)).toEqual(added);
});

test('a page of 200 rows draws those in the window, one of 100 all of them', async () => {
  const table = (count: number) => (
    <Table>
      <TableBody rows={rows.slice(0, count)} keyOf={(row) => row} render={renderRow} />
    </Table>
  );
  const { rerender } = render(table(100));
  await waitFor(() => expect(drawn()).toHaveLength(100));
  rerender(table(200));
  await waitFor(() => expect(drawn().length).toBeGreaterThan(30));
  expect(drawn().length).toBeLessThan(80);
});
