import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { QuotedLine } from '#contracts/orders/schedule.ts';
import { agoText } from '#src/ui/format/ago-text.ts';
import { CentBar } from '#src/kits/schedule/CentBar.tsx';
import { interestFormula } from '#src/kits/schedule/interest-formula.ts';
import { stripOf } from '#src/kits/schedule/quote-strip.ts';
import { QuotedSchedule } from '#src/kits/schedule/QuotedSchedule.tsx';
import { SliderField } from '#src/kits/forms/SliderField.tsx';
import { euro } from '#tests/kit/money.ts';
import { render } from '#tests/kit/render.tsx';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';

describe('the cent bar', () => {
  test('has a text for each part, and leaves out empty parts', () => {
    render(
      <CentBar
        label="Where €1,222.16 goes"
        parts={[
          { kind: 'today', label: 'Due today', amount: euro(120_00) },
          { kind: 'principal', label: 'Financed', amount: euro(1_080_00) },
          { kind: 'interest', label: 'Total interest', amount: euro(22_16) },
          { kind: 'fee', label: 'Fee', amount: euro(0) },
        ]}
      />,
    );
    const bar = screen.getByRole('img');
    expect(plain(bar.getAttribute('aria-label'))).toBe(
      'Where €1,222.16 goes: Due today €120.00, Financed €1,080.00, Total interest €22.16',
    );
    expect(bar.children).toHaveLength(3);
  });
});

test('a schedule starts with dates and amounts, which a narrow screen shows first', () => {
  render(<QuotedSchedule lines={[]} currency="EUR" nominalRatePpm={70_000} caption="Schedule" />);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.slice(0, 3)).toEqual(['Payment', 'Due', 'You pay']);
});

const lineOf = (no: number) => ({
  no,
  totalMinor: 43_81,
  periodStart: '2027-01-10',
  dueDate: '2027-02-10',
  collectDate: '2027-02-10',
  openingMinor: 43_81,
  interestMinor: 0,
  principalMinor: 43_81,
  closingMinor: 0,
  period: { months: 1, days: null },
});

describe('a schedule with many payments', () => {
  const schedule = (count: number, whole = false) => (
    <QuotedSchedule
      lines={Array.from({ length: count }, (_, no) => lineOf(no))}
      currency="EUR"
      nominalRatePpm={70_000}
      caption="Schedule"
      whole={whole}
    />
  );

  test('one press shows the whole, and the focus moves to the first hidden payment', () => {
    render(schedule(25));
    fireEvent.click(screen.getByRole('button', { name: 'Show all 25 payments' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('row')[5]).toHaveFocus(); // below the headers and four payments
  });

  test.each([
    ['of a half year', schedule(7)],
    ['in a document', schedule(25, true)],
  ])('%s is shown at once', (_name, element) => {
    render(element);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an instalment that is due on a day without banks', () => {
  const saturday = { ...lineOf(2), dueDate: '2027-04-10', collectDate: '2027-04-12' };
  const schedule = (lines: readonly QuotedLine[]) =>
    render(<QuotedSchedule lines={lines} currency="EUR" nominalRatePpm={70_000} caption="Schedule" />);
  const rule = /collected on the next bank day/;

  test('says when it is collected, and the schedule says what that means', () => {
    schedule([lineOf(1), saturday]);
    const [, friday, later] = screen.getAllByRole('row');
    expect(friday).not.toHaveTextContent('collected');
    expect(plain(later?.textContent)).toContain('10 Apr 2027collected Mon 12 Apr');
    expect(screen.getByText(rule)).toBeVisible();
  });

  test('is not meant where all are collected when they are due, nor by the down payment', () => {
    schedule([{ ...saturday, no: 0 }, lineOf(1)]);
    expect(screen.queryByText(/collected/)).toBeNull();
  });
});

describe('the formula of an interest', () => {
  test.each([
    [{ months: 1, days: null }, '1,080.00 × 7% ÷ 12'],
    [{ months: 0, days: { part: 22, of: 31 } }, '1,080.00 × 7% × 22/31 ÷ 12'],
    [{ months: 1, days: { part: 5, of: 28 } }, '1,080.00 × 7% × (1 + 5/28) ÷ 12'],
    [{ months: 0, days: null }, '1,080.00 × 7% × 0 ÷ 12'],
  ])('over %j is %s', (period, text) => {
    expect(interestFormula('1,080.00', '7%', period)).toBe(text);
  });
});

describe('the strip of a quote', () => {
  const line = (no: number, totalMinor: number) => ({
    no,
    totalMinor,
    periodStart: '2027-01-10',
    dueDate: '2027-02-10',
    collectDate: '2027-02-10',
    openingMinor: 0,
    interestMinor: 0,
    principalMinor: totalMinor,
    closingMinor: 0,
    period: { months: 1, days: null },
  });

  test('marks today’s payment, and has no segment for it where nothing is paid', () => {
    expect(stripOf([line(0, 300), line(1, 300)]).map(({ status }) => status)).toEqual(['DUE', 'UPCOMING']);
    expect(stripOf([line(0, 0), line(1, 300)]).map(({ no }) => no)).toEqual([1]);
  });
});

describe('how long ago', () => {
  test.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [5 * 60_000, '5 minutes ago'],
    [90 * 60_000, '1 hour ago'],
    [49 * 3_600_000, '2 days ago'],
    [-5_000, 'just now'],
  ])('%i ms: %s', (passed, text) => {
    expect(agoText(1_000_000_000_000, 1_000_000_000_000 + passed, 'en-GB')).toBe(text);
  });
});

describe('a slider', () => {
  test('has a name and its value in words', () => {
    const onChange = vi.fn();
    render(
      <SliderField
        label="Amount"
        min={50}
        max={5_000}
        step={10}
        value={1_200}
        valueText="€1,200.00"
        onChange={onChange}
      />,
    );
    const slider = screen.getByRole('slider', { name: 'Amount' });
    expect(slider).toHaveAttribute('aria-valuetext', '€1,200.00');
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(onChange).toHaveBeenCalledWith(1_210);
  });
});
