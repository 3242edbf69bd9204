import {
  Button,
  Checkbox,
  DEFAULT_THEME,
  MantineProvider,
  mergeMantineTheme,
  NumberInput,
  PinInput,
  Rating,
} from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent, ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { dark } from '#src/theme/palette.ts';
import { createAppTheme } from '#src/theme/theme.ts';
import { cssVariablesResolver } from '#src/theme/variables.ts';
import { contrast } from './contrast.ts';

/** Rendered under the theme without any property of its own. */
const plain = (element: ReactElement) =>
  render(
    <MantineProvider theme={createAppTheme(2027)} env="test">
      {element}
    </MantineProvider>,
  );

describe('every use of a component has the values that the owner fixed', () => {
  test('a one-time code has six fields that take digits and refuse letters [CONST-06]', async () => {
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

  test('a rating has five steps [CONST-07]', () => {
    plain(<Rating name="stars" />);
    const steps = screen.getAllByRole('radio').filter((radio) => radio.getAttribute('value') !== '0');
    expect(steps).toHaveLength(5);
  });

  test('a number has steps of one and no decimals [CONST-09]', async () => {
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

test('a button whose request runs keeps the focus and sends nothing twice', async () => {
  const user = userEvent.setup();
  const [pressed, submitted] = [vi.fn(), vi.fn((event: FormEvent) => event.preventDefault())];
  const form = (loading: boolean) => (
    <MantineProvider theme={createAppTheme(2027)} env="test">
      <form onSubmit={submitted}>
        <input aria-label="Name" />
        <Button type="submit" loading={loading} onClick={pressed}>
          Save
        </Button>
      </form>
    </MantineProvider>
  );
  const { rerender } = render(form(false));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a disabled button is disabled natively', () => {
  plain(<Button disabled>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('the tick of a box contrasts with the primary colour, in dark colours too', () => {
  const { container } = plain(<Checkbox label="I accept" defaultChecked />);
  const coloured = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) =>
    style.getPropertyValue('--checkbox-icon-color'),
  );
  expect(coloured).toContain('var(--mantine-primary-color-contrast)');
  const { dark: variables } = cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, createAppTheme(2027)));
  expect(variables).toMatchObject({ '--mantine-primary-color-contrast': dark.onInk });
  expect(contrast(dark.onInk, dark.ink)).toBeGreaterThanOrEqual(3);
});
