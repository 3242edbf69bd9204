import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { StripSegment } from '#contracts/plans/schedule.ts';
import { defaults } from '#src/platform/settings/configuration.ts';
import { ConfigurationContext } from '#src/platform/settings/use-configuration.ts';
import { ScheduleStrip, type ScheduleStripProps } from '#src/kits/schedule/ScheduleStrip.tsx';
import { StripWalk, type StripWalkProps } from '#src/kits/schedule/StripWalk.tsx';
import { render } from '#tests/kit/render.tsx';

const line = (no: number, status: StripSegment['status'], openMinor: number): StripSegment => ({
  no,
  kind: 'SCHEDULED',
  dueDate: `2027-${String(no + 1).padStart(2, '0')}-10`,
  totalMinor: no === 0 ? 12_000 : 18_369,
  openMinor,
  status,
});
const segments = [
  line(0, 'PAID', 0),
  line(1, 'PAID', 0),
  line(2, 'OVERDUE', 369),
  line(3, 'UPCOMING', 18_369),
  line(4, 'UPCOMING', 18_369),
];

const common = { segments, currency: 'EUR', label: 'Schedule of PLN-000123' } as const;

function show(size: ScheduleStripProps['size']) {
  render(
    <ConfigurationContext value={defaults}>
      <ScheduleStrip {...common} size={size} />
    </ConfigurationContext>,
  );
}

const walkOf = (change: Partial<StripWalkProps>) => (
  <ConfigurationContext value={defaults}>
    <StripWalk {...common} {...change} />
  </ConfigurationContext>
);

const showWalk = (change: Partial<StripWalkProps>) => render(walkOf(change));

describe('the schedule strip', () => {
  test('in a cell it is one image with a complete name', () => {
    show('cell');
    expect(
      screen.getByRole('img', {
        name: 'Schedule of PLN-000123: 4 instalments until 10 May 2027: 1 paid, 1 late, 2 open',
      }),
    ).toBeInTheDocument();
  });

  test('a segment is filled by its paid share', () => {
    show('card');
    const fills = screen.getAllByTestId('fill');
    expect(fills).toHaveLength(3);
    expect(fills.slice(0, 2).every((fill) => fill.style.getPropertyValue('--unpaid') === '0%')).toBe(true);
    // 3.69 of 183.69 is open, and never less than 6% of the segment shows it
    expect(Number.parseFloat(fills[2]?.style.getPropertyValue('--unpaid') ?? '')).toBeCloseTo(6, 6);
  });

  test('on a page it is one tab stop; arrows, Home and End move through it', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    showWalk({ onChoose });
    const options = screen.getAllByRole('option');
    expect(options).toHaveLength(5);
    await user.tab();
    const late = screen.getByRole('option', {
      name: /^Instalment 2 of 4, €183.69, due 10 Mar 2027, late, €3.69 still open/,
    });
    expect(late).toHaveFocus();
    expect(late).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(options[3]).toHaveFocus();
    await user.keyboard('{End}');
    expect(options[4]).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(options[4]).toHaveFocus();
    await user.keyboard('{Home}{Enter}');
    expect(options[0]).toHaveFocus();
    expect(onChoose).toHaveBeenCalledWith(segments[0]);
    expect(options.filter((option) => option.tabIndex === 0)).toEqual([options[0]]);
  });

  test('the mark goes on from an instalment that is paid', async () => {
    const { rerender } = showWalk({});
    await userEvent.tab(); // which selects the late instalment
    const selected = () => screen.getByRole('option', { selected: true });
    expect(selected()).toHaveAccessibleName(/^Instalment 2 of 4,.* late/);
    rerender(walkOf({ segments: segments.with(2, line(2, 'PAID', 0)) }));
    expect(selected()).toHaveAccessibleName(/^Instalment 3 of 4,.* open$/);
  });

  test('a plan of 36 instalments has 36 segments', () => {
    showWalk({ segments: Array.from({ length: 37 }, (_, no) => ({ ...line(3, 'UPCOMING', 100), no })) });
    expect(screen.getAllByRole('option')).toHaveLength(37);
  });
});
