import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, test } from 'vitest';
import { breakpoints, breakpointsEm, mobileLayoutBelow, narrowBelow } from '#src/theme/breakpoints.ts';
import * as constants from '#src/platform/settings/constants.ts';
import { light } from '#src/theme/palette.ts';
import { createAppTheme } from '#src/theme/theme.ts';
import { cssVariablesResolver } from '#src/theme/variables.ts';

const theme = mergeMantineTheme(DEFAULT_THEME, createAppTheme(2027));
const propsOf = (component: string): unknown =>
  Reflect.get(theme.components[component] ?? {}, 'defaultProps');
const classesOf = (component: string): unknown =>
  Reflect.get(theme.components[component] ?? {}, 'classNames');
const variables = cssVariablesResolver(theme);

describe('constants', () => {
  test('breakpoints, in px and in em of 16 px [CONST-03]', () => {
    expect(breakpoints).toEqual({ xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 });
    const em = { xs: '0em', sm: '37.5em', md: '60em', lg: '80em', xl: '120em', xxl: '160em' };
    expect(breakpointsEm).toEqual(em);
    expect(theme.breakpoints).toEqual(em);
  });

  test('the layout is narrow under 960 px and mobile under lg [CONST-02]', () => {
    expect(narrowBelow).toBe(960);
    expect(mobileLayoutBelow).toBe(1280);
  });

  test('the colours by name [CONST-04]', () => {
    expect(light).toMatchObject({ ink: '#000000', grey: '#424242', accent: '#82b1ff', paper: '#ffffff' });
    expect(theme.colors['secondary']?.[6]).toBe('#424242');
    expect(theme.colors['accent']?.[6]).toBe('#82b1ff');
    expect(theme.colors['ink']?.[6]).toBe('#000000');
    // The shades of red, blue, green and amber in which text reaches AA on paper.
    expect(light).toMatchObject({ red: '#c62828', blue: '#1a56b8', green: '#1b6e2a', amber: '#8a5a00' });
    const status = { error: '#c62828', info: '#1a56b8', success: '#1b6e2a', warning: '#8a5a00' };
    for (const [name, colour] of Object.entries(status)) expect(theme.colors[name]?.[6]).toBe(colour);
    for (const name of ['error', 'info', 'success', 'warning']) expect(theme.colors[name]).toHaveLength(10);
    expect(theme.primaryColor).toBe('primary');
    expect(theme.white).toBe('#ffffff');
    expect(variables.light).toMatchObject({
      '--mantine-color-body': '#ffffff',
      '--mantine-color-text': '#000000',
      '--mantine-color-secondary-text': '#424242',
      '--mantine-color-accent-filled': '#82b1ff',
    });
    for (const [name, colour] of Object.entries(status))
      expect(variables.light).toHaveProperty(`--mantine-color-${name}-text`, colour);
    expect(variables.dark).toMatchObject({
      '--mantine-color-text': '#f5f5f5',
      '--mantine-color-accent-filled': '#82b1ff',
    });
  });

  test('nothing is elevated [CONST-04]', () => {
    expect(new Set(Object.values(theme.shadows))).toEqual(new Set(['none']));
  });

  test('a snackbar stays 5,000 ms; a reload is guarded for 10,000 ms [CONST-05] [CONST-01]', () => {
    expect(constants.snackbarTimeoutMs).toBe(5_000);
    expect(constants.reloadGuardMs).toBe(10_000);
  });

  test('a one-time code is six digits and nothing else [CONST-06]', () => {
    expect(propsOf('PinInput')).toMatchObject({
      length: 6,
      type: 'number',
      oneTimeCode: true,
      inputMode: 'numeric',
    });
  });

  test('a rating has five steps [CONST-07]', () => {
    expect(propsOf('Rating')).toMatchObject({ count: 5 });
  });

  test.each(['DatePicker', 'DatePickerInput', 'DateInput', 'DateTimePicker', 'MonthPicker', 'YearPicker'])(
    '%s offers from 100 years back to 52 ahead [CONST-08]',
    (component) => {
      expect(propsOf(component)).toMatchObject({ minDate: '1927-01-01', maxDate: '2079-12-31' });
    },
  );

  test('a number field steps by one and knows no decimals [CONST-09]', () => {
    expect(propsOf('NumberInput')).toMatchObject({ step: 1, decimalScale: 0 });
  });

  test('drawer 256 px, rail 56 px, as the style sheets get them [CONST-10]', () => {
    expect(variables.variables).toMatchObject({ '--drawer-width': '16rem', '--rail-width': '3.5rem' });
  });

  test('the fields of Mantine have the border whose contrast is measured', () => {
    expect(variables.light).toMatchObject({ '--mantine-color-gray-4': '#8a8a8a' });
    expect(variables.dark).toMatchObject({ '--mantine-color-default-border': '#74787d' });
  });
});

test.each([
  'DateInput',
  'DateTimePicker',
  'TagsInput',
  'FileInput',
  'PasswordInput',
  'NumberInput',
  'Textarea',
])('%s has the label, the description and the size of a text field', (component) => {
  expect(classesOf(component)).toMatchObject(classesOf('TextInput') as object);
  expect(propsOf(component)).toMatchObject({ size: 'md' });
});
