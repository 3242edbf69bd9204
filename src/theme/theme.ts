import {
  createTheme,
  type CSSVariablesResolver,
  type MantineThemeComponents,
  type MantineThemeOverride,
  virtualColor,
} from '@mantine/core';
import { breakpointsEm } from './breakpoints.ts';
import {
  datePickerYears,
  numberPrecision,
  numberStep,
  oneTimeCodeLength,
  ratingLength,
} from '#src/platform/constants.ts';
import { light } from './palette.ts';
import { colors } from './colours.ts';

const flat = { xs: 'none', sm: 'none', md: 'none', lg: 'none', xl: 'none' };

/** Plain objects instead of `Component.extend`, so that the theme loads no component that a page does not use. */
function components(year: number): MantineThemeComponents {
  const years = { defaultProps: datePickerYears(year) };
  return {
    PinInput: {
      defaultProps: {
        length: oneTimeCodeLength,
        type: 'number',
        oneTimeCode: true,
        inputMode: 'numeric',
        placeholder: '',
        size: 'lg',
      },
    },
    NumberInput: {
      defaultProps: { step: numberStep, decimalScale: numberPrecision, size: 'md', inputMode: 'numeric' },
    },
    Rating: { defaultProps: { count: ratingLength } },
    DatePicker: years,
    DatePickerInput: years,
    DateInput: years,
    DateTimePicker: years,
    MonthPicker: years,
    MonthPickerInput: years,
    YearPicker: years,
    YearPickerInput: years,
    Checkbox: { defaultProps: { size: 'md' } },
  };
}

/** Everything that the owner fixed about the look, so that any use of a component gets it. `year` is the current one. */
export function createAppTheme(year: number): MantineThemeOverride {
  return createTheme({
    primaryColor: 'primary',
    // Black on paper, and its counterpart where the paper is dark: a black button would be invisible there.
    colors: { ...colors, primary: virtualColor({ name: 'primary', light: 'ink', dark: 'snow' }) },
    primaryShade: 6,
    autoContrast: true,
    white: light.paper,
    black: light.ink,
    fontFamily: 'var(--font)',
    fontSmoothing: true,
    lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '4px', sm: '6px', md: '10px', lg: '12px', xl: '20px' },
    defaultRadius: 'md',
    shadows: flat,
    breakpoints: breakpointsEm,
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: components(year),
  });
}

const ours = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--mute)',
  '--mantine-color-placeholder': 'var(--mute)',
  '--mantine-color-anchor': 'var(--ink)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-success': 'var(--green)',
  '--mantine-color-default': 'var(--paper)',
  '--mantine-color-default-hover': 'var(--wash)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-disabled': 'var(--track)',
  '--mantine-color-disabled-color': 'var(--mute)',
  '--mantine-color-disabled-border': 'var(--line)',
};

/** Mantine's own colours, led back to our tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  // The steps from which Mantine takes the browserEffects of its fields and boxes: they must be seen to be used.
  light: { ...ours, '--mantine-color-gray-4': 'var(--edge)' },
  dark: { ...ours, '--mantine-color-dark-4': 'var(--edge)', '--mantine-color-dark-6': 'var(--paper)' },
});
