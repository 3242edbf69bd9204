import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { LocalDate } from '#contracts/dates.ts';
import { DateField } from '#src/kits/forms/DateField.tsx';
import { fill } from '#tests/kit/fill.ts';
import { render } from '#tests/kit/render.tsx';

vi.mock('#src/ui/format/use-wall-clock.ts', () => ({
  useWallClock: () => ({ now: '2027-01-10 09:00:00', today: '2027-01-10', timeZone: 'Europe/Berlin' }),
}));

function Day({ first = null }: { readonly first?: LocalDate | null }) {
  const [day, setDay] = useState<LocalDate | null>(first);
  return (
    <>
      <DateField label="Pay by" value={day} onChange={setDay} />
      <button type="button">Next</button>
      <output>{String(day)}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Pay by' });
const sent = () => screen.getByRole('status').textContent;

test('a day typed in a person’s own way is rewritten in the form of the page', async () => {
  const user = userEvent.setup();
  render(<Day />);
  expect(field()).toHaveAttribute('placeholder', '20/01/2027');
  await fill(user, field(), '20/1/2027');
  await user.tab();
  expect(field()).toHaveValue('20 Jan 2027');
  expect(sent()).toBe('2027-01-20');
});

test.each([
  ['tommorow', 'Enter a day, such as 20/01/2027'],
  ['5 Jan 2027', '5 Jan 2027 is in the past. Enter 10 Jan 2027 or a later day'],
  ['2027-01-05', '5 Jan 2027 is in the past. Enter 10 Jan 2027 or a later day'],
])('%s stays in the field with the reason, and the day before it is not kept', async (text, fault) => {
  const user = userEvent.setup();
  render(<Day first="2027-01-20" />);
  await user.clear(field());
  await fill(user, field(), text);
  expect(screen.queryByText(fault)).toBeNull();
  await user.tab();
  expect(field()).toHaveValue(text);
  expect(screen.getByText(fault)).toBeVisible();
  expect(field()).toBeInvalid();
  expect(sent()).not.toMatch(/^\d/); // what the contract refuses as a day
  await user.clear(field());
  await fill(user, field(), '+7');
  await user.tab();
  expect(field()).toHaveValue('17 Jan 2027');
  expect(field()).toBeValid();
});

test('a field that is emptied has no day', async () => {
  const user = userEvent.setup();
  render(<Day first="2027-01-20" />);
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveValue('');
  expect(sent()).toBe('null');
});

test('a program that fills the field without a key is read too', () => {
  render(<Day first="2027-01-20" />);
  fireEvent.input(field(), { target: { value: '21.1.2027' } });
  expect(sent()).toBe('2027-01-21');
  fireEvent.input(field(), { target: { value: '21.13.2027' } });
  expect(screen.getByText('Enter a day, such as 20/01/2027')).toBeVisible();
});

test('the calendar still chooses a day, over a text that could not be read', async () => {
  const user = userEvent.setup();
  render(<Day />);
  await fill(user, field(), 'soon');
  await user.click(screen.getByRole('button', { name: '22 January 2027' }));
  await user.tab();
  expect(field()).toHaveValue('22 Jan 2027');
  expect(sent()).toBe('2027-01-22');
});
