import { MantineProvider, NumberInput, PinInput, Rating } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { createAppTheme } from '#src/theme/theme.ts';

/** Under the theme and without a single property of its own. */
const plain = (element: ReactElement) =>
  render(
    <MantineProvider theme={createAppTheme(2027)} env="test">
      {element}
    </MantineProvider>,
  );

describe('any use of a component gets what the owner fixed', () => {
  test('a one-time code: six fields that take digits and refuse letters [CONST-06]', async () => {
    const user = userEvent.setup();
    plain(<PinInput aria-label="Code" />);
    const fields = screen.getAllByRole('textbox');
    expect(fields).toHaveLength(6);
    await user.type(fields[0] ?? document.body, 'a1b2');
    expect(fields.map((field) => (field instanceof HTMLInputElement ? field.value : null))).toEqual([
      '1',
      '2',
      '',
      '',
      '',
      '',
    ]);
  });

  test('a rating: five steps [CONST-07]', () => {
    plain(<Rating name="stars" />);
    const steps = screen.getAllByRole('radio').filter((radio) => radio.getAttribute('value') !== '0');
    expect(steps).toHaveLength(5);
  });

  test('a number: steps of one, and no decimals [CONST-09]', async () => {
    const user = userEvent.setup();
    plain(<NumberInput aria-label="Quantity" defaultValue={3} />);
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    await user.type(field, '{ArrowUp}');
    expect(field).toHaveValue('4');
    await user.type(field, '{ArrowDown}{ArrowDown}');
    expect(field).toHaveValue('2');
    await user.type(field, '.7');
    expect(field).not.toHaveValue(expect.stringContaining('.'));
  });
});
